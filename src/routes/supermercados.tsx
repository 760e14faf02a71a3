import { createFileRoute } from '@tanstack/react-router'
import { encodeWallet } from '#domain/walletCookie.ts'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { loadComparison } from '#features/compare/compare.functions.ts'
import { readCompareSearch } from '#features/compare/compareData.ts'
import { NothingYet } from '#features/shell/NothingYet.tsx'
import { pageHead } from '#features/shell/pageHead.ts'
import { RefreshNotice } from '#features/shell/RefreshNotice.tsx'
import { heldWallet } from '#features/wallet/wallet.functions.ts'
import { REFRESH_AFTER, readOrKeep, useRefresh } from '#ui/keptReads.ts'

/** Its component is loaded lazily, like every page's. */
export const Route = createFileRoute('/supermercados')({
  validateSearch: readCompareSearch,
  // With another wallet it is another page, even if this one is fresh.
  loaderDeps: ({ search: { monto } }) => ({ monto, wallet: encodeWallet(heldWallet()) }),
  loader: ({ deps }) => readOrKeep(nameOf(deps), () => loadComparison({ data: deps.monto === undefined ? {} : { monto: deps.monto } })),
  staleTime: REFRESH_AFTER,
  preloadStaleTime: REFRESH_AFTER,
  head: () => ({
    meta: pageHead({
      title: 'Supermercados: qué día conviene cada uno',
      description: 'La mejor promoción de cada supermercado, día por día, para tus medios de pago.',
    }),
  }),
  component: Page,
})

function Page() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const { failedSince, refresh } = useRefresh(nameOf(Route.useLoaderDeps()), data, Route.id)
  if (data === null) return <NothingYet />
  return (
    <>
      <ComparePage data={data} search={search} />
      <RefreshNotice since={failedSince} refresh={refresh} />
    </>
  )
}

function nameOf({ monto, wallet }: { monto: number | undefined; wallet: string }): string {
  return `/supermercados ${monto ?? ''} ${wallet}`
}
