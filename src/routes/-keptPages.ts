import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { readAmountSearch } from '#domain/promotion/amount.ts'
import { WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { TEXT_SIZE_COOKIE } from '#features/frame/textSizes.ts'
import { NEWS_COOKIE } from '#features/news/newsMark.ts'
import { PLAN_COOKIE } from '#features/plan/planCookie.ts'
import { readHomeSearch } from '#features/promotions/homeSearch.ts'
import { WEEK_CALL } from '#features/promotions/weekCall.ts'
import { readTillSearch, TILL_COOKIE } from '#features/till/tillSearch.ts'
import type { PageReads } from '#server/http/keptPages.ts'

/**
 * Pages that depend only on published data and the visitor's cookies, with the readers of their URLs. Other pages
 * change from moment to moment.
 */
const PAGES: [path: RegExp, read: (raw: Record<string, unknown>) => object][] = [
  [/^\/$/, readHomeSearch],
  [/^\/caja$/, readTillSearch],
  [/^\/semana$/, readPlanSearch],
  [/^\/supermercados$/, readCompareSearch],
  [/^\/promocion\/[\w-]+$/, readAmountSearch],
]

const COOKIES = [WALLET_COOKIE, TEXT_SIZE_COOKIE, TILL_COOKIE, NEWS_COOKIE, PLAN_COOKIE]

/**
 * Returns the cookies and parameters that a page depends on, so that it can be kept for visitors without these cookies; null for
 * pages that are not kept.
 */
export function pageReads(path: string): PageReads | 'open' | null {
  if (path === WEEK_CALL) return 'open'
  const read = PAGES.find(([one]) => one.test(path))?.[1]
  // A reader returns every parameter that it knows (`EveryName`).
  return read ? { cookies: COOKIES, parameters: Object.keys(read({})) } : null
}
