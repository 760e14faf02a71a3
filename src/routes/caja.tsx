import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { LoadedHome } from '#features/promotions/homeData.ts'
import { NothingYet } from '#features/shell/NothingYet.tsx'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { type RenderUseButton, TillPage } from '#features/till/TillPage.tsx'
import { keepTill, lastTill } from '#features/till/till.functions.ts'
import { readTillSearch, type TillSearch } from '#features/till/tillSearch.ts'
import { FRESHNESS, useRefresh } from '#ui/keptReads.ts'
import { UseOfPromotion } from './-useOfPromotion.tsx'
import { loadWeek, useWeek } from './-week.ts'

export const Route = createFileRoute('/caja')({
  validateSearch: readTillSearch,
  loader: async ({ location, cause }) => {
    if (typeof document === 'undefined') keepTill(readTillSearch(location.search))
    return { home: await loadWeek(cause), last: lastTill() }
  },
  ...FRESHNESS,
  head: () => ({
    meta: pageHead({
      title: 'En la caja: con qué pagar ahora',
      description: 'Elegí el supermercado y el monto, y te decimos paso a paso con qué pagar, cuánto vuelve y qué te lo puede arruinar.',
    }),
  }),
  component: Page,
})

function Page() {
  const { home, last } = Route.useLoaderData()
  const asked = Route.useSearch()
  const { failedSince, refresh } = useRefresh('/', Route.id)
  useRequestedPage()
  const search = asked.supermarket === undefined ? { ...last, monto: asked.monto } : asked
  useEffect(() => keepTill(asked), [asked])
  if (home === null) return <NothingYet />
  return (
    <>
      <Published home={home} search={search} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

function Published({ home, search }: { home: LoadedHome; search: TillSearch }) {
  return <TillPage data={useWeek(home)} search={search} inUse={inUse} />
}

const inUse: RenderUseButton = (about) => <UseOfPromotion {...about} />
