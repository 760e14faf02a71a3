import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '#features/api/ApiPage.tsx'
import { loadApi } from '#features/api/api.functions.ts'
import { pageHead } from '#features/shell/pageHead.ts'

export const Route = createFileRoute('/api/')({
  loader: () => loadApi(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: pageHead({ title: 'API', description: 'Las promociones de Yapa para programas.' }) }),
  component: Page,
})

function Page() {
  return <ApiPage {...Route.useLoaderData()} />
}
