import { createFileRoute } from '@tanstack/react-router'
import { answerPlanPicture } from '#features/plan/planFiles.functions.ts'

export const Route = createFileRoute('/semana.png')({
  server: { handlers: { GET: ({ request }) => answerPlanPicture(request) } },
})
