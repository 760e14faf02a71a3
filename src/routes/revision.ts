import { createFileRoute } from '@tanstack/react-router'
import { answerDesk } from '#features/review/review.functions.ts'

export const Route = createFileRoute('/revision')({
  server: { handlers: { GET: ({ request }) => answerDesk(request), POST: ({ request }) => answerDesk(request) } },
})
