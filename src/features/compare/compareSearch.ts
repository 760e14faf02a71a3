import { type AmountSearch, readAmountSearch } from '#domain/promotion/amount.ts'
import type { EveryName } from '#ui/urlSearch.ts'

export type CompareSearch = AmountSearch

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  return readAmountSearch(raw) satisfies EveryName<CompareSearch>
}
