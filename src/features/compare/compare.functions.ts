import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { addDays, type CivilDate, daysBetween } from '#domain/calendar.ts'
import type { ChainSlug } from '#domain/chain.ts'
import { today as todayOf } from '#domain/clock.ts'
import { weekFrom } from '#domain/occurrence.ts'
import { NO_FILTER, promotionList } from '#domain/promotionList.ts'
import { shopperWith } from '#domain/ranking.ts'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { cookieValue, decodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { type CompareData, type CompareSearch, type Freshness, readCompareSearch } from './compareData.ts'
import { comparisonOf } from './comparison.ts'

type Health = ReturnType<Runtime['sources']>[number]

/** The best of every chain on each of seven days for the wallet of the request's cookie. null while nothing is published. */
export const loadComparison = createServerFn({ method: 'GET' })
  .validator((search: CompareSearch) => {
    if (search !== undefined && (typeof search !== 'object' || search === null)) throw new BadCall('No search')
    return readCompareSearch({ ...search })
  })
  .handler(async ({ data: { monto } }): Promise<CompareData | null> => {
    const runtime = await getRuntime()
    const index = runtime.index()
    if (!index) return null
    const wallet = decodeWallet(cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? '') ?? EMPTY_WALLET
    const shopper = shopperWith(wallet, monto ?? null)
    const today = todayOf(runtime.clock)
    const days = weekFrom(today)
    const health = runtime.sources()
    const rows = comparisonOf(days.map((date) => ({ date, ranked: promotionList(index.on(date), NO_FILTER, shopper) })))
    return {
      kind: index.snapshot.kind,
      today,
      // Argentina keeps UTC−3 all year.
      untilTomorrow: Date.parse(`${addDays(today, 1)}T03:00:00Z`) - runtime.clock.now().getTime(),
      personal: !shopper.isAnybody,
      days,
      rows: rows.map((row) => ({ ...row, freshness: freshnessOf(health, row.chain, today) })),
    }
  })

function freshnessOf(health: readonly Health[], chain: ChainSlug, today: CivilDate): Freshness {
  const own = health.find(({ source }) => source === chain)
  if (!own?.lastGood) return null
  const { capturedAt } = own.lastGood
  return { capturedAt, ageDays: daysBetween(capturedAt, today), isStale: own.isStale }
}
