import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addDays } from '#domain/calendar/calendar.ts'
import { freshnessDaysLater } from '#domain/promotion/freshness.ts'
import { useCopyAgeInDays } from '#features/failure/useOffline.ts'
import type { HomeData, LoadedHome } from '#features/promotions/homeData.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { usePeople } from '#features/wallet/walletStore.ts'

const root = getRouteApi('__root__')

const layout = getRouteApi('/_week')

/**
 * Returns the week shared by home page, till and supermarkets. It follows the wallet's cookie: an answer given a
 * moment ago, or in another tab, needs no request. A copy from an earlier day still uses today's date.
 */
export function useWeek(): HomeData {
  // Where there is none, the layout shows no page.
  const home = layout.useLoaderData({ select: ({ data }) => data as LoadedHome })
  const people = usePeople(root.useLoaderData({ select: (site) => site?.data.wallet ?? '' }))
  const days = useCopyAgeInDays()
  const afterUses = useAfterUses()
  return useMemo(() => {
    const { shared, today, captures, ...rest } = home
    return {
      ...rest,
      ...shared.content,
      people,
      afterUses,
      today: addDays(today, days),
      captures: captures.map((one) => freshnessDaysLater(one, days)),
    }
  }, [home, people, afterUses, days])
}
