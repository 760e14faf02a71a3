import { createFileRoute } from '@tanstack/react-router'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { onePromotion } from '#server/api/promotions.server.ts'

export const Route = createFileRoute('/api/v1/promotions/$id')({
  server: { handlers: { ANY: apiRoute(onePromotion) } },
})
