import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useRequestedPage } from '#features/shell/useOffline.ts'
import { loadAsks } from '#features/wallet/wallet.functions.ts'

/** What is asked, and in which order, comes from the published promotions; that of a day ago is as good, and without any there is the catalogue. */
export const Route = createFileRoute('/configuracion/medios')({
  loader: () => loadAsks().catch(() => null),
  staleTime: Number.POSITIVE_INFINITY,
  // From page to page it stays the wallet of the same person.
  search: { middlewares: [({ search, next }) => ({ ...keptWhose(search), ...next(search) })] },
  component: Settings,
})

function keptWhose({ persona }: { persona?: string | undefined }): { persona?: string } {
  return persona === undefined ? {} : { persona }
}

function Settings() {
  useRequestedPage()
  return <Outlet />
}
