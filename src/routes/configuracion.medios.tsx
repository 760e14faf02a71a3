import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useAskedPage } from '#features/shell/useOffline.ts'
import { loadMethodCounts } from '#features/wallet/wallet.functions.ts'

/** The order of the questions comes from the published promotions; a day-old order is as good, and without one there is the catalogue's. */
export const Route = createFileRoute('/configuracion/medios')({
  loader: () => loadMethodCounts().catch(() => ({})),
  staleTime: Number.POSITIVE_INFINITY,
  // From page to page it stays the wallet of the same person.
  search: { middlewares: [({ search, next }) => ({ ...keptWhose(search), ...next(search) })] },
  component: Settings,
})

function keptWhose({ persona }: { persona?: string | undefined }): { persona?: string } {
  return persona === undefined ? {} : { persona }
}

function Settings() {
  useAskedPage()
  return <Outlet />
}
