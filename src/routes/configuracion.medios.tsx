import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useRequestedPage } from '#features/failure/useOffline.ts'

export const Route = createFileRoute('/configuracion/medios')({ component: Settings })

function Settings() {
  useRequestedPage()
  return <Outlet />
}
