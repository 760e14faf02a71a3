import { createFileRoute } from '@tanstack/react-router'
import { apiRoute } from '#server/api/apiRoute.server.ts'
import { showPlan } from '#server/api/plan.server.ts'

export const Route = createFileRoute('/api/v1/plan')({
  server: { handlers: { ANY: apiRoute(showPlan) } },
})
