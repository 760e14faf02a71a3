import { createFileRoute } from '@tanstack/react-router'
import { describeApi } from '#server/api/openapi.server.ts'

export const Route = createFileRoute('/api/v1/openapi.json')({
  server: { handlers: { ANY: describeApi } },
})
