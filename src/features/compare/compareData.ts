import type { CivilDate } from '#domain/calendar/calendar.ts'
import { bestDay, headlineForMostPeople } from '#domain/choice/answer.ts'
import { NO_FILTER, pickHeadline, promotionList, rankedOfDay } from '#domain/choice/promotionList.ts'
import { makeShopper, type Ranked } from '#domain/choice/ranking.ts'
import type { Week } from '#domain/choice/week.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { buildChainRows, type ChainRow } from './comparison.ts'

/** All data of the supermarkets page. */
export type CompareData = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** Whether the shopper has set up a wallet. */
  personal: boolean
  /** The seven civil dates of the columns, today first. */
  days: CivilDate[]
  /** The day with the best sure offer of any chain; null when no offer is sure. */
  best: { date: CivilDate; best: Ranked<ListedPromotion> } | null
  /** `freshness` is null for a chain that was never read. */
  rows: (ChainRow & { freshness: Freshness | null })[]
}

/** Computes the best offer of every chain on each of seven days, for an amount in pesos or a typical purchase. */
export function buildCompareData(
  { kind, today, untilTomorrow, captures, people, promotions, groups, afterUses }: Week,
  amount: number | undefined,
): CompareData {
  const shopper = makeShopper(people, amount ?? null, afterUses)
  const days = weekFrom(today)
  const ofWeek = promotionList(promotions, NO_FILTER, shopper)
  const groupOf = new Map(promotions.map((promotion, at) => [promotion, groups[at]]))
  const ranked = days.map((date) => ({ date, ranked: rankedOfDay(ofWeek, date, shopper) }))
  const headline = shopper.isAnybody ? headlineForMostPeople : pickHeadline
  const best = bestDay(
    today,
    ranked.map((day) => ({ date: day.date, best: headline(day.ranked) })),
  )
  const rows = buildChainRows(ranked, (promotion) => groupOf.get(promotion))
  return {
    kind,
    today,
    untilTomorrow,
    personal: !shopper.isAnybody,
    days,
    best,
    rows: rows.map((row) => ({ ...row, freshness: captures.find(({ chain }) => chain === row.chain) ?? null })),
  }
}
