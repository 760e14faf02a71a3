import { createFileRoute } from '@tanstack/react-router'
import { StatusPage } from '#features/status/StatusPage.tsx'
import { loadStatus } from '#features/status/status.functions.ts'

export const Route = createFileRoute('/estado')({
  loader: () => loadStatus(),
  head: () => ({
    meta: [
      { title: 'Estado de los datos · Yapa' },
      { name: 'description', content: 'De cuándo son las promociones de cada supermercado y qué se dejó afuera.' },
    ],
  }),
  component: Page,
})

function Page() {
  return <StatusPage data={Route.useLoaderData()} />
}
