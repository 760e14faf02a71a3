import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { showReadiness } from '#server/api/status.server.ts'

export const Route = createFileRoute('/health/ready')({
  server: { handlers: { ANY: makeApiRoute(showReadiness) } },
})
