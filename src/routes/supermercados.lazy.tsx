import { createLazyFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/compare/ComparePage.tsx'
import { NothingYet } from '#features/shell/NothingYet.tsx'

export const Route = createLazyFileRoute('/supermercados')({ component: Page })

function Page() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  if (!data) return <NothingYet />
  return <ComparePage data={data} search={search} />
}
