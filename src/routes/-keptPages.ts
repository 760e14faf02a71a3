import { WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { loadHome } from '#features/promotions/home.functions.ts'
import { readHomeSearch } from '#features/promotions/homeSearch.ts'
import { TEXT_SIZE_COOKIE } from '#features/shell/textSizes.ts'
import { readTillSearch, TILL_COOKIE } from '#features/till/tillSearch.ts'
import type { PageReads } from '#server/http/onlyRead.ts'
import { readAmountSearch } from './-amountSearch.ts'

/** The pages that follow from what is published and the visitor's cookies, with what reads their URLs. Others change from moment to moment. */
const PAGES: [path: RegExp, read: (raw: Record<string, unknown>) => object][] = [
  [/^\/$/, readHomeSearch],
  [/^\/caja$/, readTillSearch],
  [/^\/supermercados$/, readCompareSearch],
  [/^\/promocion\/[\w-]+$/, readAmountSearch],
]

const COOKIES = [WALLET_COOKIE, TEXT_SIZE_COOKIE, TILL_COOKIE]

/** What the page at a path is made from of a visitor's request: nothing else reaches it. The week is the same for everybody. Null for what is not kept. */
export function pageReads(path: string): PageReads | 'open' | null {
  if (path === loadHome.url) return 'open'
  const read = PAGES.find(([one]) => one.test(path))?.[1]
  // A reader answers every name that it knows (`EveryName`).
  return read ? { cookies: COOKIES, parameters: Object.keys(read({})) } : null
}
