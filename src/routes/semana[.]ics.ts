import { createFileRoute } from '@tanstack/react-router'
import { answerPlanCalendar } from '#features/plan/planFiles.functions.ts'

export const Route = createFileRoute('/semana.ics')({
  server: { handlers: { GET: ({ request }) => answerPlanCalendar(request) } },
})
