import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { addDays } from '#domain/calendar.ts'
import { today as todayOf } from '#domain/clock.ts'
import { weekFrom } from '#domain/occurrence.ts'
import type { PublishedPromotion } from '#domain/snapshot.ts'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { cookieValue, decodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { HomeData, ListedPromotion } from './homeData.ts'

/** The week's promotions and the wallet of the request's cookie. null while nothing is published. */
export const loadHome = createServerFn({ method: 'GET' }).handler(async (): Promise<HomeData | null> => {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index) return null
  const now = runtime.clock.now()
  const today = todayOf(runtime.clock)
  const { kind, sources } = index.snapshot
  return {
    kind,
    today,
    // Argentina keeps UTC−3 all year.
    untilTomorrow: Date.parse(`${addDays(today, 1)}T03:00:00Z`) - now.getTime(),
    oldestCapture: sources.map(({ capturedAt }) => capturedAt).sort()[0] ?? today,
    wallet: decodeWallet(cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? '') ?? EMPTY_WALLET,
    promotions: [...new Set(weekFrom(today).flatMap((date) => index.on(date)))].map(listed),
  }
})

function listed(promotion: PublishedPromotion): ListedPromotion {
  const { evidence, firstSeen, lastSeen, cardId, url, excludesProducts, stackable, ...shown } = promotion
  return shown
}
