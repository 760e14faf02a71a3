import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addDays } from '#domain/calendar/calendar.ts'
import type { PausableWork } from '#domain/choice/pieces.ts'
import { prepareRanking } from '#domain/choice/promotionList.ts'
import { makeShopper } from '#domain/choice/ranking.ts'
import { freshnessDaysLater } from '#domain/promotion/freshness.ts'
import { readHome } from '#features/promotions/home.functions.ts'
import type { HomeData, LoadedHome } from '#features/promotions/homeData.ts'
import { useCopyAgeInDays } from '#features/shell/offlineMark.ts'
import { useAfterUses } from '#features/uses/afterUses.ts'
import { peopleOfCookie, usePeople } from '#features/wallet/walletStore.ts'
import { freshOrRead } from '#ui/keptReads.ts'

const root = getRouteApi('__root__')

/**
 * For the loaders of the pages that share the week. It is kept under the home page's name: what one of them has read answers the others, also
 * without a connection. A week of yesterday answers nobody.
 */
export function loadWeek(cause: 'preload' | 'enter' | 'stay'): Promise<LoadedHome | null> {
  return freshOrRead('/', readHome, { cause, endsIn: (home) => home?.untilTomorrow ?? 0 })
}

/**
 * What the first drawing of a page with the week would compute in one piece, and finds done: the order of the promotions for the people of the
 * wallet's cookie and an amount (pesos).
 */
export function* prepareWeek(home: LoadedHome | null, amount: number | undefined, wallet: string): PausableWork<void> {
  if (home === null) return
  yield* prepareRanking(home.shared.content.promotions, makeShopper(peopleOfCookie(wallet), amount ?? null))
}

/**
 * The week that the home page, the till and the supermarkets share. It follows the wallet's cookie: an answer given a moment ago, or in another tab,
 * needs no further request. In a copy that was kept on an earlier day, today is today all the same.
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
