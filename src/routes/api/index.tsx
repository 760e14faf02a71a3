import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '#features/api/ApiPage.tsx'
import { loadApi } from '#features/api/api.functions.ts'

export const Route = createFileRoute('/api/')({
  loader: () => loadApi(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: [{ title: 'API · Yapa' }, { name: 'description', content: 'Las promociones de Yapa para programas.' }] }),
  component: Page,
})

function Page() {
  return <ApiPage {...Route.useLoaderData()} />
}
