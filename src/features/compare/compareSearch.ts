import { readAmount } from '#domain/amount.ts'

/** The state of the page as its URL says it. */
export type CompareSearch = { monto?: number }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const amount = readAmount(raw.monto)
  return amount === null ? {} : { monto: amount }
}
