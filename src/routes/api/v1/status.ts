import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { showStatus } from '#server/api/status.server.ts'

export const Route = createFileRoute('/api/v1/status')({
  server: { handlers: { ANY: makeApiRoute(showStatus) } },
})
