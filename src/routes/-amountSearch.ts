import { readAmount } from '#domain/promotion/amount.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/** The state of a promotion's page in its URL. */
type AmountSearch = { monto?: number | undefined }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readAmountSearch(raw: Record<string, unknown>): AmountSearch {
  return { monto: readAmount(raw.monto) ?? undefined } satisfies EveryName<AmountSearch>
}
