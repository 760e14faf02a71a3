import { createLazyFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { Hornero } from '#ui/Hornero.tsx'

export const Route = createLazyFileRoute('/supermercados')({ component: Page })

function Page() {
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
  return <ComparePage data={data} search={search} />
}
