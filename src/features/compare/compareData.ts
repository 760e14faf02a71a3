import type { CivilDate } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import { weekFrom } from '#domain/occurrence.ts'
import { NO_FILTER, onDay, promotionList } from '#domain/promotionList.ts'
import { shopperOf } from '#domain/ranking.ts'
import type { Week } from '#domain/week.ts'
import { type ChainRow, comparisonOf } from './comparison.ts'

/** Everything the page of the supermarkets is made of. */
export type CompareData = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** Whether the shopper has set up a wallet. */
  personal: boolean
  /** The seven civil dates of the columns, today first. */
  days: CivilDate[]
  /** `freshness` is null for a chain that was never read. */
  rows: (ChainRow & { freshness: Freshness | null })[]
}

/** The best of every chain on each of seven days, for a purchase of an amount (pesos) or a typical one. Pure. */
export function compared(
  { kind, today, untilTomorrow, captures, people, promotions, groups, afterUses }: Week,
  amount: number | undefined,
): CompareData {
  const shopper = shopperOf(people, amount ?? null, afterUses)
  const days = weekFrom(today)
  const ofWeek = promotionList(promotions, NO_FILTER, shopper)
  const groupOf = new Map(promotions.map((promotion, at) => [promotion, groups[at]]))
  const rows = comparisonOf(
    days.map((date) => ({ date, ranked: onDay(ofWeek, date, shopper) })),
    (promotion) => groupOf.get(promotion),
  )
  return {
    kind,
    today,
    untilTomorrow,
    personal: !shopper.isAnybody,
    days,
    rows: rows.map((row) => ({ ...row, freshness: captures.find(({ chain }) => chain === row.chain) ?? null })),
  }
}
