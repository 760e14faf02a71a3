import { createServerFn } from '@tanstack/react-start'
import { today as todayOf, untilTomorrow } from '#domain/clock.ts'
import { weekFrom } from '#domain/occurrence.ts'
import { NO_FILTER, promotionList } from '#domain/promotionList.ts'
import { shopperWith } from '#domain/ranking.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { walletOfRequest } from '#server/walletOfRequest.server.ts'
import { type CompareData, type CompareSearch, readCompareSearch } from './compareData.ts'
import { comparisonOf } from './comparison.ts'

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
    const shopper = shopperWith(walletOfRequest(), monto ?? null)
    const today = todayOf(runtime.clock)
    const days = weekFrom(today)
    const freshness = runtime.freshness()
    const ranked = days.map((date) => ({ date, ranked: promotionList(index.on(date), NO_FILTER, shopper) }))
    const rows = comparisonOf(ranked, index.groupOf)
    return {
      kind: index.snapshot.kind,
      today,
      untilTomorrow: untilTomorrow(runtime.clock),
      personal: !shopper.isAnybody,
      days,
      rows: rows.map((row) => ({ ...row, freshness: freshness.find(({ chain }) => chain === row.chain) ?? null })),
    }
  })
