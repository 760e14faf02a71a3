import { readAmount } from '#domain/amount.ts'
import type { CivilDate } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { ChainRow } from './comparison.ts'

/** Everything the page of the supermarkets is made of; null while nothing is published. */
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

/** The state of the page as its URL says it. */
export type CompareSearch = { monto?: number }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const amount = readAmount(raw.monto)
  return amount === null ? {} : { monto: amount }
}
