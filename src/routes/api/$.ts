import { createFileRoute } from '@tanstack/react-router'
import { unknownAddress } from '#server/api/apiRoute.server.ts'

/** Answers API addresses without a route. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: unknownAddress } },
})
