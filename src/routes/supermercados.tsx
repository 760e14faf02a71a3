import { createFileRoute } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { buildCompareData } from '#features/compare/compareData.ts'
import { type CompareSearch, readCompareSearch } from '#features/compare/compareSearch.ts'
import type { LoadedHome } from '#features/promotions/homeData.ts'
import { NothingYet } from '#features/shell/NothingYet.tsx'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { FRESHNESS, useRefresh } from '#ui/keptReads.ts'
import { loadWeek, useWeek } from './-week.ts'

/** Its component loads lazily, like every page's. */
export const Route = createFileRoute('/supermercados')({
  validateSearch: readCompareSearch,
  loader: ({ cause }) => loadWeek(cause),
  ...FRESHNESS,
  head: () => ({
    meta: pageHead({
      title: 'Supermercados: qué día conviene cada uno',
      description: 'La mejor promoción de cada supermercado, día por día, para tus medios de pago.',
    }),
  }),
  component: Page,
})

function Page() {
  const home = Route.useLoaderData()
  const search = Route.useSearch()
  const { failedSince, refresh } = useRefresh('/', Route.id)
  useRequestedPage()
  if (home === null) return <NothingYet />
  return (
    <>
      <Published home={home} search={search} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

/** Memoized, so that news of a refresh do not render the map again. */
const Published = memo(({ home, search }: { home: LoadedHome; search: CompareSearch }) => {
  const week = useWeek(home)
  const data = useMemo(() => buildCompareData(week, search.monto), [week, search.monto])
  return <ComparePage data={data} search={search} />
})
