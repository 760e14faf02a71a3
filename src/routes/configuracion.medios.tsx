import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useAskedPage } from '#features/shell/useOffline.ts'
import { loadMethodCounts } from '#features/wallet/wallet.functions.ts'

/** The order of the questions comes from the published promotions; a day-old order is as good, and without one there is the catalogue's. */
export const Route = createFileRoute('/configuracion/medios')({
  loader: () => loadMethodCounts().catch(() => ({})),
  staleTime: Number.POSITIVE_INFINITY,
  component: Settings,
})

function Settings() {
  useAskedPage()
  return <Outlet />
}
