import { createFileRoute } from '@tanstack/react-router'
import { loadComparison } from '#features/compare/compare.functions.ts'
import { readCompareSearch } from '#features/compare/compareData.ts'

/** As fresh as the home page: ten minutes. */
const FRESH_FOR = 10 * 60_000

export const Route = createFileRoute('/supermercados')({
  validateSearch: readCompareSearch,
  loaderDeps: ({ search: { monto } }) => ({ monto }),
  loader: ({ deps: { monto } }) => loadComparison({ data: monto === undefined ? {} : { monto } }),
  staleTime: FRESH_FOR,
  head: () => ({
    meta: [
      { title: 'Supermercados: qué día conviene cada uno · Yapa' },
      { name: 'description', content: 'La mejor promoción de cada supermercado, día por día, para tus medios de pago.' },
    ],
  }),
})
