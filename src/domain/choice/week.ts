import type { CivilDate } from '../calendar/calendar.ts'
import type { Freshness } from '../promotion/freshness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import type { Household } from '../wallet/household.ts'
import type { AfterUses } from './ranking.ts'

/** The week from today on for one shopper: what the home page, the till and the supermarkets are made of. */
export type Week = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** One for every chain that was ever read. */
  captures: readonly Freshness[]
  people: Household
  /** The promotions that hold on at least one of the seven days from today on. */
  promotions: readonly ListedPromotion[]
  /** For each of them a number that those of its group share. */
  groups: readonly number[]
  /** What the shopper has used, once the browser has read it. */
  afterUses?: AfterUses | undefined
}
