import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { addDays } from '#domain/calendar.ts'
import { today as todayOf } from '#domain/clock.ts'
import type { Wallet } from '#domain/wallet.ts'
import { walletOfCookies } from '#domain/walletCookie.ts'
import { summariseWallet } from '#domain/walletSummary.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { walletOfRequest } from '#server/walletOfRequest.server.ts'
import { countMethods, type MethodCounts } from './methodOrder.ts'
import type { SummaryData } from './summaryData.ts'

/** The wallet of the cookie: the request's on the server, the browser's own in the browser, where no network is needed. */
export const heldWallet = createIsomorphicFn()
  .server(walletOfRequest)
  .client((): Wallet => walletOfCookies(document.cookie))

/** How often the published promotions name each method; nothing while none are published. */
export const loadMethodCounts = createServerFn({ method: 'GET' }).handler(async (): Promise<MethodCounts> => {
  const snapshot = (await getRuntime()).snapshot()
  return snapshot ? countMethods(snapshot.promotions) : {}
})

/** What the wallet of the request's cookie is good for in the seven days from today on; null while nothing is published. */
export const loadSummary = createServerFn({ method: 'GET' }).handler(async (): Promise<SummaryData | null> => {
  const { clock, snapshot } = await getRuntime()
  const published = snapshot()
  if (!published) return null
  const today = todayOf(clock)
  const summary = summariseWallet(published.promotions, today, addDays(today, 6), walletOfRequest())
  const best = summary.best.map(({ promotion: { id, supermarket, discount, limits, weekdays }, eligibility: { via }, saving }) => ({
    promotion: { id, supermarket, discount, limits, weekdays },
    via,
    saving,
  }))
  return { ...summary, best, isExample: published.kind === 'example' }
})
