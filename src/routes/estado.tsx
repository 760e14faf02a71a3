import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#features/shell/pageHead.ts'
import { StatusPage } from '#features/status/StatusPage.tsx'
import { loadStatus } from '#features/status/status.functions.ts'

export const Route = createFileRoute('/estado')({
  loader: () => loadStatus(),
  head: () => ({
    meta: pageHead({
      title: 'Estado de los datos',
      description: 'De cuándo son las promociones de cada supermercado y qué se dejó afuera.',
    }),
  }),
  component: Page,
})

function Page() {
  return <StatusPage data={Route.useLoaderData()} />
}
