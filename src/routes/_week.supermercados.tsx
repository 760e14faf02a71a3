import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { buildCompareData } from '#features/compare/compareData.ts'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { makePageHead } from '#ui/pageHead.ts'
import { useWeek } from './-week.ts'

/** Its component loads lazily, like every page's. */
export const Route = createFileRoute('/_week/supermercados')({
  validateSearch: readCompareSearch,
  head: () => ({
    meta: makePageHead({
      title: 'Supermercados: qué día conviene cada uno',
      description: 'La mejor promoción de cada supermercado, día por día, para tus medios de pago.',
    }),
  }),
  component: Page,
})

function Page() {
  const week = useWeek()
  const search = Route.useSearch()
  const data = useMemo(() => buildCompareData(week, search.monto), [week, search.monto])
  return <ComparePage data={data} search={search} />
}
