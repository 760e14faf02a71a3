import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/**
 * `appeared`: published for the first time; `changed`: one field says something else; `ended`: the source no longer shows it;
 * `returned`: shown again after that; `follows`: a new promotion that replaced one that ended.
 */
export const CHANGE_EVENTS = ['appeared', 'changed', 'ended', 'returned', 'follows'] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** One thing that happened to a promotion from one capture of its chain to the next. */
export type PromotionChange = {
  promotionId: string
  supermarket: ChainSlug
  /** Day of the capture that shows it. */
  seenAt: CivilDate
  event: ChangeEvent
  /** `changed`: the field, by its name in a promotion; null otherwise. */
  field: string | null
  /** `changed`: both values as JSON; `follows`: the promotion that was followed, and null. */
  was: string | null
  became: string | null
}
