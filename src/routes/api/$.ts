import { createFileRoute } from '@tanstack/react-router'
import { unknownAddress } from '#server/api/apiRoute.server.ts'

/** Everything that no other route of the API answers. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: unknownAddress } },
})
