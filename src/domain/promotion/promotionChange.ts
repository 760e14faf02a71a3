import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/**
 * `appeared`: published for the first time; `changed`: one field has a new value; `ended`: the source no longer shows
 * it; `returned`: shown again after that; `follows`: a new promotion replaced one that ended.
 */
export const CHANGE_EVENTS = ['appeared', 'changed', 'ended', 'returned', 'follows'] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** One event of a promotion between two captures of its chain. */
export type PromotionChange = {
  promotionId: string
  supermarket: ChainSlug
  /** The day of the capture that shows the event. */
  seenAt: CivilDate
  event: ChangeEvent
  /** For `changed`, the name of the promotion's field; null otherwise. */
  field: string | null
  /** For `changed`, both values as JSON; for `follows`, the id of the promotion that it follows, and null. */
  was: string | null
  became: string | null
}

/** `publishedAt`: when shoppers could see it first, an ISO instant. */
export type PublishedChange = PromotionChange & { publishedAt: string }

/** What is new about a published promotion since a capture of its chain. */
export type News = {
  promotionId: string
  /** `new`: it appeared or came back. `longer`: it is the same and only goes on for longer. */
  kind: 'new' | 'changed' | 'longer'
  /** «Nueva», or what changed, as its page says it; inside a sentence. */
  words: string
  date: CivilDate
  /** When shoppers could see it first, an ISO instant. */
  publishedAt: string
}
