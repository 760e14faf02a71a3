import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/promotions/HomePage.tsx'
import { loadHome } from '#features/promotions/home.functions.ts'
import { readHomeSearch } from '#features/promotions/homeSearch.ts'
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
  return <HomePage data={data} search={search} />
}
