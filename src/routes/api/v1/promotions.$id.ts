import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { showPromotion } from '#server/api/promotions.server.ts'

export const Route = createFileRoute('/api/v1/promotions/$id')({
  server: { handlers: { ANY: makeApiRoute(showPromotion) } },
})
