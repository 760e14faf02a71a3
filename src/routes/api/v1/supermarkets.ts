import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { listSupermarkets } from '#server/api/catalogue.server.ts'

export const Route = createFileRoute('/api/v1/supermarkets')({
  server: { handlers: { ANY: makeApiRoute(listSupermarkets) } },
})
