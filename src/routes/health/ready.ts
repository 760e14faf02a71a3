import { createFileRoute } from '@tanstack/react-router'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { showReadiness } from '#server/api/status.server.ts'

export const Route = createFileRoute('/health/ready')({
  server: { handlers: { ANY: apiRoute(showReadiness) } },
})
