import { useMemo } from 'react'
import { addDays } from '#domain/calendar.ts'
import { daysLater } from '#domain/freshness.ts'
import type { HomeData, PackedHomeData } from '#features/promotions/homeData.ts'
import { unpackPromotions } from '#features/promotions/promotionUnpack.ts'
import { useDaysKept } from '#features/shell/offlineMark.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { usePeople } from '#features/wallet/walletStore.ts'

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
