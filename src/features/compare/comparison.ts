import type { CivilDate } from '#domain/calendar/calendar.ts'
import { type ChainSlug, chainsToShow } from '#domain/catalogue/chain.ts'
import { groupRanked } from '#domain/choice/promotionGroups.ts'
import { isOnWholePurchase, pickHeadline } from '#domain/choice/promotionList.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import { ownMethodsWords } from '#domain/phrases/methods.ts'
import { ifWords } from '#domain/phrases/missing.ts'
import { moneyBackWords } from '#domain/phrases/refund.ts'
import { whoseWords } from '#domain/phrases/whose.ts'
import { anyMethodWords } from '#domain/promotion/anyMethod.ts'
import type { Discount, ListedPromotion } from '#domain/promotion/promotion.ts'
import { isSavingUncertain } from '#domain/promotion/saving.ts'

/** The best promotion of a chain on a date. */
export type BestOfCell = {
  id: string
  discount: Discount
  /** In pesos on the given amount or a typical purchase; centavos are rounded off. */
  saving: number
  /** Whether the saving is only an upper bound. */
  upTo: boolean
  /** When and where the money comes; null when the card does not say. */
  refund: string | null
  /** The open condition: «si cobrás tu sueldo en Galicia»; null when the shopper can surely use it. */
  condition: string | null
  /** The methods that pay, the shopper's own if known: «Mercado Pago o MODO». */
  method: string
  /** Another person's method: «la de Ana»; empty for the reader's own. */
  whose: string
  /** The products it is limited to; null for the whole purchase. */
  onlyFor: string | null
  /** Whether it holds for all products, except exclusions. */
  isWhole: boolean
}

/** `best` is null when nothing is usable that day. `isOpen`: no promotion of the chain reaches that day yet. */
export type CompareTableCell = { date: CivilDate; best: BestOfCell | null; isOpen: boolean; isBestOfDay: boolean; isBestOfWeek: boolean }
/** `today` counts the entries of today's list; a group counts once. */
export type ChainRow = { chain: ChainSlug; today: { mine: number; all: number }; cells: CompareTableCell[] }

/** The ranked promotions of one date, best first. */
export type RankedDay = { date: CivilDate; ranked: readonly Ranked<ListedPromotion>[] }

/** Builds the rows of the table; `days[0]` is today. A cell shows what is surely usable, or else what may be, with its condition. */
export function buildChainRows(days: readonly RankedDay[], groupOf: (promotion: ListedPromotion) => unknown): ChainRow[] {
  const rows = chainsToShow(days.flatMap(({ ranked }) => ranked.map(({ promotion }) => promotion.supermarket))).map((chain): ChainRow => {
    const own = days.map(({ date, ranked }) => ({ date, ranked: ranked.filter(({ promotion }) => promotion.supermarket === chain) }))
    const today = groupRanked(own[0]?.ranked ?? [], groupOf)
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

/** Returns the last day that any promotion covers; null when there are none, or one has no end. */
function lastDayOf(promotions: readonly ListedPromotion[]): CivilDate | null {
  const ends = promotions.flatMap(({ validUntil }) => validUntil ?? [])
  return ends.length < promotions.length ? null : (ends.sort().at(-1) ?? null)
}

function bestOf(ranked: readonly Ranked<ListedPromotion>[]): BestOfCell | null {
  const { sure, ifAsked } = pickHeadline(ranked)
  const best = sure ?? ifAsked
  if (!best) return null
  const { promotion, eligibility, saving, whose } = best
  return {
    id: promotion.id,
    discount: promotion.discount,
    saving: Math.round(saving),
    upTo: isSavingUncertain(promotion),
    refund: moneyBackWords(promotion),
    condition: eligibility.status === 'yes' ? null : ifWords(eligibility.missing, whose),
    method: ownMethodsWords(best) ?? anyMethodWords(promotion),
    whose: whoseWords(best),
    onlyFor: promotion.onlyForProducts,
    isWhole: isOnWholePurchase(promotion),
  }
}

function marked(cell: CompareTableCell, row: ChainRow, rows: readonly ChainRow[], day: number): CompareTableCell {
  const score = scoreOf(cell.best)
  const isHighest = (others: readonly (CompareTableCell | undefined)[]) => {
    const scores = others.map((other) => scoreOf(other?.best ?? null))
    // No day is marked when all are equal.
    return score === Math.max(...scores) && score > Math.min(...scores)
  }
  return { ...cell, isBestOfDay: isHighest(rows.map(({ cells }) => cells[day])), isBestOfWeek: isHighest(row.cells) }
}

/** Scores a candidate for the best day: only sure money back on the whole purchase counts. */
function scoreOf(best: BestOfCell | null): number {
  return best && best.condition === null && best.isWhole && best.discount.type === 'porcentaje' ? best.saving : 0
}
