import { type Change, differenceOf } from '#review/difference.ts'
import { type Suggested, suggestedBy } from '#review/suggestion.ts'
import type { Waiting } from './queue.ts'

/** An earlier review of almost the same words: its time and reviewer, how the card's words differ, and what it would make of the card. */
export type Precedent = { at: string; by: string; changes: Change[]; suggested: Suggested[] }

export function precedentOf({ near, card, promotions }: Waiting): Precedent | null {
  if (near === null) return null
  return { at: near.at, by: near.by, changes: differenceOf(near.card, card), suggested: suggestedBy(near, { card, promotions }) }
}
