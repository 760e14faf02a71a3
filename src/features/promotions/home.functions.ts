import { createServerFn } from '@tanstack/react-start'
import { today as todayOf, untilTomorrow } from '#domain/calendar/clock.ts'
import { glossaryFor } from '#domain/choice/glossary.ts'
import { searchTextOf } from '#domain/choice/search.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import type { PackedHomeData } from './homeData.ts'
import { listed, packPromotions } from './promotionPack.ts'

/** The week's promotions and the wallet of the request's cookie as it came. null while nothing is published. */
export const loadHome = createServerFn({ method: 'GET' }).handler(async (): Promise<PackedHomeData | null> => {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index) return null
  const today = todayOf(runtime.clock)
  const { kind, version } = index.snapshot
  return {
    kind,
    version,
    today,
    untilTomorrow: untilTomorrow(runtime.clock),
    captures: runtime.freshness(),
    wallet: walletTextOfRequest(),
    ...packedWeek(index, today),
  }
})

type Week = Pick<PackedHomeData, 'week' | 'groups' | 'glossary'>
const packed = new WeakMap<SnapshotIndex, Week & { today: string }>()

/** Packed once a snapshot and day: it is the same for everybody. */
function packedWeek(index: SnapshotIndex, today: string): Week {
  const known = packed.get(index)
  if (known?.today === today) return { week: known.week, groups: known.groups, glossary: known.glossary }
  const promotions = [...new Set(weekFrom(today).flatMap((date) => index.on(date)))]
  const heads = promotions.map((promotion) => index.groupOf(promotion))
  const week = {
    week: packPromotions(promotions.map(listed)),
    groups: heads.map((head) => heads.indexOf(head)),
    glossary: glossaryFor(promotions.map(searchTextOf)),
  }
  packed.set(index, { today, ...week })
  return week
}
