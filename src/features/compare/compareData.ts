import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, type ChainSlug, chainsToShow } from '#domain/catalogue/chain.ts'
import { type AnsweredDay, answerByDay, type BestDay, bestDay, isBetter, isLeadSure, leadOf, narrowDay } from '#domain/choice/answer.ts'
import { countByStatus, groupIntoRows } from '#domain/choice/promotionGroups.ts'
import { NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeShopper, type Ranked } from '#domain/choice/ranking.ts'
import type { Week } from '#domain/choice/week.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'

/**
 * A chain on a day. `best` is surely usable, or else may be, with its condition; null when nothing is usable. `isForMost`: it
 * stands without a condition (`isLeadSure`). `isOpen`: no promotion of the chain reaches that day yet.
 */
export type CompareTableCell = {
  date: CivilDate
  best: Ranked<ListedPromotion> | null
  isForMost: boolean
  isOpen: boolean
  isBestOfDay: boolean
  isBestOfWeek: boolean
}

/** `today` counts the entries of today's list; a group counts once. `freshness` is null for a chain that was never read. */
export type ChainRow = {
  chain: ChainSlug
  today: { mine: number; all: number }
  cells: CompareTableCell[]
  freshness: Freshness | null
}

export type CompareData = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** Whether the shopper has set up a wallet. */
  personal: boolean
  days: CivilDate[]
  /** The day with the best sure offer of any chain; null when no offer is sure. */
  best: BestDay<ListedPromotion> | null
  rows: ChainRow[]
  /** Chains that only issuers name, which have no row. */
  others: ChainSlug[]
}

type Day = AnsweredDay<ListedPromotion>

/** Computes the best offer of every chain on each of seven days, for an amount in pesos or a typical purchase. */
export function buildCompareData(
  { kind, today, untilTomorrow, captures, people, promotions, groups, afterUses }: Week,
  amount: number | undefined,
): CompareData {
  const shopper = makeShopper(people, amount ?? null, { afterUses, captures })
  const days = answerByDay(promotions, NO_FILTER, shopper, weekFrom(today))
  const groupOf = new Map(promotions.map((promotion, at) => [promotion, groups[at]]))
  const countOf = ([first]: readonly Day[]) => {
    const { yes, maybe, no } = countByStatus(groupIntoRows(first?.ranked ?? [], (promotion) => groupOf.get(promotion)))
    // What is not for everybody is folded where nobody has said anything.
    return { mine: yes, all: yes + maybe + (shopper.isAnybody ? 0 : no) }
  }
  const chains = chainsToShow(days.flatMap(({ ranked }) => ranked.map(({ promotion }) => promotion.supermarket)))
  // A sister chain is read where it is switched on.
  const read = chains.filter((chain) => CHAIN_SLUGS.some((main) => main === chain) || captures.some(({ source }) => source === chain))
  return {
    kind,
    today,
    untilTomorrow,
    personal: !shopper.isAnybody,
    days: days.map(({ date }) => date),
    best: bestDay(today, days),
    others: chains.filter((chain) => !read.includes(chain)),
    rows: read.map((chain) => {
      const own = days.map((day) => narrowDay(day, ({ supermarket }) => supermarket === chain, shopper))
      const freshness = captures.find((capture) => capture.source === chain) ?? null
      return { chain, today: countOf(own), cells: cellsOf(own, days), freshness }
    }),
  }
}

/** @param own The days of one chain. @param days The same days with all chains. */
function cellsOf(own: readonly Day[], days: readonly Day[]): CompareTableCell[] {
  const last = lastDayOf(own.flatMap(({ ranked }) => ranked.map(({ promotion }) => promotion)))
  const most = own[0] ? bestDay(own[0].date, own) : null
  return own.map(({ date, best }, at) => {
    const lead = leadOf(best)
    return {
      date,
      best: lead,
      isForMost: isLeadSure(best),
      isOpen: last !== null && date > last,
      isBestOfDay: lead !== null && lead === best.sure && lead.promotion === days[at]?.best.sure?.promotion,
      // No day is marked when all are equal.
      isBestOfWeek: most?.date === date && lead === best.sure && own.some((other) => isBetter(most.best, other.best.sure)),
    }
  })
}

/** Returns the last day that any promotion covers; null when there are none, or one has no end. */
function lastDayOf(promotions: readonly ListedPromotion[]): CivilDate | null {
  const ends = promotions.flatMap(({ validUntil }) => validUntil ?? [])
  return ends.length < promotions.length ? null : (ends.sort().at(-1) ?? null)
}
