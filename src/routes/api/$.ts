import { createFileRoute } from '@tanstack/react-router'
import { unknownAddress } from '#server/api/apiRoute.server.ts'

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: unknownAddress } },
})
