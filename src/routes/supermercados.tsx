import { createFileRoute } from '@tanstack/react-router'
import { encodeWallet } from '#domain/walletCookie.ts'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { loadComparison } from '#features/compare/compare.functions.ts'
import { readCompareSearch } from '#features/compare/compareData.ts'
import { NothingYet } from '#features/shell/NothingYet.tsx'
import { heldWallet } from '#features/wallet/wallet.functions.ts'

/** As fresh as the home page: ten minutes. */
const FRESH_FOR = 10 * 60_000

/** Its component comes lazily, as every page's. */
export const Route = createFileRoute('/supermercados')({
  validateSearch: readCompareSearch,
  // With another wallet it is another page, however fresh this one is.
  loaderDeps: ({ search: { monto } }) => ({ monto, wallet: encodeWallet(heldWallet()) }),
  loader: ({ deps: { monto } }) => loadComparison({ data: monto === undefined ? {} : { monto } }),
  staleTime: FRESH_FOR,
  head: () => ({
    meta: [
      { title: 'Supermercados: qué día conviene cada uno · Yapa' },
      { name: 'description', content: 'La mejor promoción de cada supermercado, día por día, para tus medios de pago.' },
    ],
  }),
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  if (!data) return <NothingYet />
  return <ComparePage data={data} search={search} />
}
