import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { HomePage } from '#features/promotions/HomePage.tsx'
import { loadHome } from '#features/promotions/home.functions.ts'
import type { HomeData } from '#features/promotions/homeData.ts'
import { type HomeSearch, readHomeSearch } from '#features/promotions/homeSearch.ts'
import { useWallet } from '#features/wallet/walletStore.ts'
import { Hornero } from '#ui/Hornero.tsx'

/** Home data counts as fresh for ten minutes. */
const FRESH_FOR = 10 * 60_000

export const Route = createFileRoute('/')({
  validateSearch: readHomeSearch,
  loader: () => loadHome(),
  staleTime: FRESH_FOR,
  component: Home,
})

function Home() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  if (!data) {
    return (
      <div className="view">
        <Hornero size={96} />
        <h1>Todavía no hay promociones</h1>
        <p>Estamos leyendo las páginas de los supermercados. Volvé en un rato.</p>
      </div>
    )
  }
  return <Listed data={data} search={search} />
}

/** The list follows the wallet's cookie itself: an answer given a moment ago, or in another tab, needs no second look at the server. */
function Listed({ data, search }: { data: HomeData; search: HomeSearch }) {
  const wallet = useWallet(data.wallet)
  const current = useMemo(() => ({ ...data, wallet }), [data, wallet])
  return <HomePage data={current} search={search} />
}
