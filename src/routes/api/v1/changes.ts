import { createFileRoute } from '@tanstack/react-router'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { listChanges } from '#server/api/changes.server.ts'

export const Route = createFileRoute('/api/v1/changes')({
  server: { handlers: { ANY: apiRoute(listChanges) } },
})
