import type { CivilDate } from '#domain/calendar/calendar.ts'
import { type ChainSlug, shownChains } from '#domain/catalogue/chain.ts'
import { inGroups } from '#domain/choice/promotionGroups.ts'
import { headlineOf, isOnWholePurchase } from '#domain/choice/promotionList.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import { ownWords } from '#domain/phrases/methods.ts'
import { ifWords } from '#domain/phrases/missing.ts'
import { moneyBackWords } from '#domain/phrases/refund.ts'
import { whoseWords } from '#domain/phrases/whose.ts'
import { anyMethodWords } from '#domain/promotion/anyMethod.ts'
import type { Discount, ListedPromotion } from '#domain/promotion/promotion.ts'
import { isUpTo } from '#domain/promotion/saving.ts'

/** The best promotion of a chain on a date. */
export type Best = {
  id: string
  discount: Discount
  /** Pesos on the given amount, or on a typical purchase; centavos are rounded off. */
  saving: number
  /** The saving is an upper bound. */
  upTo: boolean
  /** When and where the money comes; null when the card does not say. */
  refund: string | null
  /** What it depends on: «si cobrás tu sueldo en Galicia»; null when it is certainly the shopper's. */
  condition: string | null
  /** What to pay with, of the shopper's own where it is known: «Mercado Pago o MODO». */
  method: string
  /** Whose that is, where it is another's at home: «la de Ana»; else empty. */
  whose: string
  /** It holds for these products only; null for the whole purchase. */
  onlyFor: string | null
  /** It holds for all products, except exclusions. */
  isWhole: boolean
}

/** `best` null: nothing for this shopper that day. `isOpen`: the day is after the last that any promotion of the chain speaks of. */
export type Cell = { date: CivilDate; best: Best | null; isOpen: boolean; isBestOfDay: boolean; isBestOfWeek: boolean }
/** `today`: entries of its list, groups being one. */
export type ChainRow = { chain: ChainSlug; today: { mine: number; all: number }; cells: Cell[] }

/** The ranked promotions of one date, best first. */
export type RankedDay = { date: CivilDate; ranked: readonly Ranked<ListedPromotion>[] }

/**
 * Chains by days: the best of each for the shopper that the days were ranked for. The first day is today. Pure.
 * A cell shows only what is certainly usable; where there is none, what may be usable, with what it depends on.
 */
export function comparisonOf(days: readonly RankedDay[], groupOf: (promotion: ListedPromotion) => unknown): ChainRow[] {
  const rows = shownChains(days.flatMap(({ ranked }) => ranked.map(({ promotion }) => promotion.supermarket))).map((chain): ChainRow => {
    const own = days.map(({ date, ranked }) => ({ date, ranked: ranked.filter(({ promotion }) => promotion.supermarket === chain) }))
    const today = inGroups(own[0]?.ranked ?? [], groupOf)
    const last = lastDayOf(own.flatMap(({ ranked }) => ranked.map(({ promotion }) => promotion)))
    return {
      chain,
      today: { mine: today.filter(({ best }) => best.eligibility.status === 'yes').length, all: today.length },
      cells: own.map(({ date, ranked }) => ({
        date,
        best: bestOf(ranked),
        isOpen: last !== null && date > last,
        isBestOfDay: false,
        isBestOfWeek: false,
      })),
    }
  })
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell, day) => marked(cell, row, rows, day)) }))
}

/** The last day that promotions speak of; null when there are none, or one says no end. */
function lastDayOf(promotions: readonly ListedPromotion[]): CivilDate | null {
  const ends = promotions.flatMap(({ validUntil }) => validUntil ?? [])
  return ends.length < promotions.length ? null : (ends.sort().at(-1) ?? null)
}

function bestOf(ranked: readonly Ranked<ListedPromotion>[]): Best | null {
  const { sure, ifAsked } = headlineOf(ranked)
  const best = sure ?? ifAsked
  if (!best) return null
  const { promotion, eligibility, saving, whose } = best
  return {
    id: promotion.id,
    discount: promotion.discount,
    saving: Math.round(saving),
    upTo: isUpTo(promotion),
    refund: moneyBackWords(promotion),
    condition: eligibility.status === 'yes' ? null : ifWords(eligibility.missing, whose),
    method: ownWords(best) ?? anyMethodWords(promotion),
    whose: whoseWords(best),
    onlyFor: promotion.onlyForProducts,
    isWhole: isOnWholePurchase(promotion),
  }
}

function marked(cell: Cell, row: ChainRow, rows: readonly ChainRow[], day: number): Cell {
  const score = scoreOf(cell.best)
  const isHighest = (others: readonly (Cell | undefined)[]) => {
    const scores = others.map((other) => scoreOf(other?.best ?? null))
    // A day like all others is not marked.
    return score === Math.max(...scores) && score > Math.min(...scores)
  }
  return { ...cell, isBestOfDay: isHighest(rows.map(({ cells }) => cells[day])), isBestOfWeek: isHighest(row.cells) }
}

/** Candidates for the best: money back that is certainly the shopper's, on the whole purchase. */
function scoreOf(best: Best | null): number {
  return best && best.condition === null && best.isWhole && best.discount.type === 'porcentaje' ? best.saving : 0
}
