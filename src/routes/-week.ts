import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addDays } from '#domain/calendar/calendar.ts'
import { freshnessDaysLater } from '#domain/promotion/freshness.ts'
import { readHome } from '#features/promotions/home.functions.ts'
import type { HomeData, LoadedHome } from '#features/promotions/homeData.ts'
import { useCopyAgeInDays } from '#features/shell/offlineMark.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { usePeople } from '#features/wallet/walletStore.ts'
import { freshOrRead } from '#ui/keptReads.ts'

const root = getRouteApi('__root__')

const callServer = async (address: string) => (await import('#features/shell/calls.ts')).rpcClient.checkedFetch(address)

/**
 * Loads the week for the pages that share it, under the home page's name: a read by one page serves the others, also
 * offline. A week of yesterday is not reused.
 */
export function loadWeek(cause: 'preload' | 'enter' | 'stay'): Promise<LoadedHome | null> {
  return freshOrRead('/', () => readHome(callServer), { cause, endsIn: (home) => home?.untilTomorrow ?? 0 })
}

/**
 * Returns the week shared by home page, till and supermarkets. It follows the wallet's cookie: an answer given a
 * moment ago, or in another tab, needs no request. A copy from an earlier day still uses today's date.
 */
export function useWeek(home: LoadedHome): HomeData {
  const people = usePeople(root.useLoaderData({ select: (site) => site?.wallet ?? '' }))
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
