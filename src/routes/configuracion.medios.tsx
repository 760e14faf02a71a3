import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { loadAsks } from '#features/wallet/wallet.functions.ts'

/**
 * The questions and their order come from the published promotions. Day-old ones are good enough, and without any the
 * catalogue is used.
 */
export const Route = createFileRoute('/configuracion/medios')({
  loader: () => loadAsks().catch(() => null),
  staleTime: Number.POSITIVE_INFINITY,
  component: Settings,
})

function Settings() {
  useRequestedPage()
  return <Outlet />
}
