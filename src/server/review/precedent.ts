import { type CardDifference, listDifferences } from '#review/difference.ts'
import { type SuggestedPromotion, suggestFromReview } from '#review/suggestion.ts'
import type { Waiting } from './queue.ts'

/** An earlier review of almost the same words: when it was and by whom, what the card says otherwise, and what it would make of the card. */
export type Precedent = { at: string; by: string; changes: CardDifference[]; suggested: SuggestedPromotion[] }

export function precedentOf({ near, card, promotions }: Waiting): Precedent | null {
  if (near === null) return null
  return { at: near.at, by: near.by, changes: listDifferences(near.card, card), suggested: suggestFromReview(near, { card, promotions }) }
}
