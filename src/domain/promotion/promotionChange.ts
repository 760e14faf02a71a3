import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/** `ended`: the source no longer shows it; `returned`: shown again after that; `follows`: a new one replaced one that ended. */
export const CHANGE_KINDS = ['appeared', 'changed', 'ended', 'returned', 'follows'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export type PromotionChange = {
  promotionId: string
  supermarket: ChainSlug
  seenAt: CivilDate
  event: ChangeKind
  /** For `changed`; null otherwise. */
  field: string | null
  /** For `changed`, both values as JSON; for `follows`, the id of the promotion that it follows, and null. */
  was: string | null
  became: string | null
}

/** ISO instant: when shoppers could see it first. */
export type PublishedChange = PromotionChange & { publishedAt: string }

/** Since a capture of its chain. */
export type News = {
  promotionId: string
  /** `new`: it appeared or came back. `longer`: it is the same and only goes on for longer. */
  kind: 'new' | 'changed' | 'longer'
  /** «Nueva», or what changed, inside a sentence. */
  words: string
  date: CivilDate
  /** ISO instant: when shoppers could see it first. */
  publishedAt: string
}

/** The ids of promotions that another one replaced: they have ended, and are not over. */
export function replacedIds(changes: readonly PromotionChange[]): Set<string> {
  return new Set(changes.flatMap(({ event, was }) => (event === 'follows' && was !== null ? [was] : [])))
}
