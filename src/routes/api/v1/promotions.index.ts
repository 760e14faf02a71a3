import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { listPromotions } from '#server/api/promotions.server.ts'

export const Route = createFileRoute('/api/v1/promotions/')({
  server: { handlers: { ANY: makeApiRoute(listPromotions) } },
})
