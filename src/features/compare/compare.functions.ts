import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { addDays, daysBetween } from '#domain/calendar.ts'
import type { ChainSlug } from '#domain/chain.ts'
import { today as todayOf } from '#domain/clock.ts'
import { weekFrom } from '#domain/occurrence.ts'
import { EMPTY_WALLET, isEmptyWallet } from '#domain/wallet.ts'
import { cookieValue, decodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { selectPromotions } from '#server/promotionSelection.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { type CompareData, type CompareSearch, type Freshness, freshnessOf, readCompareSearch } from './compareData.ts'
import { comparisonOf } from './comparison.ts'

const EVERYTHING = { supermarket: null, where: null, type: null, q: '' }

/** The best of every chain on each of seven days for the wallet of the request's cookie. null while nothing is published. */
export const loadComparison = createServerFn({ method: 'GET' })
  .validator((search: CompareSearch) => readCompareSearch({ ...search }))
  .handler(async ({ data: { monto } }): Promise<CompareData | null> => {
    const runtime = await getRuntime()
    const index = runtime.index()
    if (!index) return null
    const wallet = decodeWallet(cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? '') ?? EMPTY_WALLET
    const personal = !isEmptyWallet(wallet)
    const shopper = { wallet: personal ? wallet : null, amount: monto ?? null }
    const today = todayOf(runtime.clock)
    const days = weekFrom(today)
    const rows = comparisonOf(days.map((date) => ({ date, ranked: selectPromotions(index, date, EVERYTHING, shopper) })))
    return {
      kind: index.snapshot.kind,
      today,
      // Argentina keeps UTC−3 all year.
      untilTomorrow: Date.parse(`${addDays(today, 1)}T03:00:00Z`) - runtime.clock.now().getTime(),
      personal,
      days,
      rows: rows.map((row) => ({ ...row, freshness: freshness(runtime, row.chain) })),
    }
  })

function freshness(runtime: Runtime, chain: ChainSlug): Freshness {
  const edition = runtime.snapshot()?.sources.find(({ source }) => source === chain)
  return edition ? freshnessOf(edition.capturedAt, daysBetween(edition.capturedAt, todayOf(runtime.clock))) : null
}
