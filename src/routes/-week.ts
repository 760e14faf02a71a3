import { useMemo } from 'react'
import { addDays } from '#domain/calendar/calendar.ts'
import type { Pieces } from '#domain/choice/pieces.ts'
import { rankingInPieces } from '#domain/choice/promotionList.ts'
import { shopperOf } from '#domain/choice/ranking.ts'
import { daysLater } from '#domain/promotion/freshness.ts'
import { loadHome } from '#features/promotions/home.functions.ts'
import type { HomeData, PackedHomeData } from '#features/promotions/homeData.ts'
import { unpackInPieces, unpackPromotions } from '#features/promotions/promotionUnpack.ts'
import { useDaysKept } from '#features/shell/offlineMark.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { peopleOf, usePeople } from '#features/wallet/walletStore.ts'
import { freshOrRead } from '#ui/keptReads.ts'

/**
 * For the loaders of the pages that share the week. It is kept under the home page's name: what one of them has read answers the others, also
 * without a connection. A week of yesterday answers nobody.
 */
export function loadWeek(cause: 'preload' | 'enter' | 'stay'): Promise<PackedHomeData | null> {
  return freshOrRead('/', loadHome, { cause, endsIn: (packed) => packed?.untilTomorrow ?? 0 })
}

/**
 * What the first drawing of a page with the week would compute in one piece, and finds done: the promotions, and their order for these people and
 * an amount (pesos).
 */
export function* prepareWeek(packed: PackedHomeData | null, amount: number | undefined): Pieces<void> {
  if (packed === null) return
  const promotions = yield* unpackInPieces(packed.week)
  yield* rankingInPieces(promotions, shopperOf(peopleOf(packed.wallet), amount ?? null))
}

/**
 * The week that the home page, the till and the supermarkets share. It follows the wallet's cookie: an answer given a moment ago, or in another tab,
 * needs no further request. In a copy that was kept on an earlier day, today is today all the same.
 */
export function useWeek(packed: PackedHomeData): HomeData {
  const people = usePeople(packed.wallet)
  const promotions = useMemo(() => unpackPromotions(packed.week), [packed.week])
  const days = useDaysKept()
  const afterUses = useAfterUses()
  return useMemo(() => {
    const { today, captures } = packed
    return { ...packed, people, promotions, afterUses, today: addDays(today, days), captures: captures.map((one) => daysLater(one, days)) }
  }, [packed, people, promotions, afterUses, days])
}
