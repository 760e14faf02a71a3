import type { CivilDate } from '#domain/calendar.ts'
import type { ChainRow } from './comparison.ts'

/** How old what we know of a chain is; null: it was never read. */
export type Freshness = { capturedAt: CivilDate; ageDays: number; isStale: boolean } | null

/** Everything the page of the supermarkets is made of; null in place of it while nothing is published. */
export type CompareData = {
  kind: 'example' | 'real'
  today: CivilDate
  /** Milliseconds until the next day begins in Argentina. */
  untilTomorrow: number
  /** Whether the shopper said anything of their wallet. */
  personal: boolean
  /** The seven civil dates of the columns, today first. */
  days: CivilDate[]
  rows: (ChainRow & { freshness: Freshness })[]
}

/** The state of the page as its URL says it. */
export type CompareSearch = { monto?: number }

/** Pesos above which an amount is a slip of the finger. */
const MAX_AMOUNT = 100_000_000

/** Reads a URL's parameters. Never throws: what makes no sense is ignored. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const amount = Math.round(Number(raw.monto))
  return amount > 0 && amount <= MAX_AMOUNT ? { monto: amount } : {}
}
