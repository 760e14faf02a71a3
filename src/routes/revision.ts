import { createFileRoute, notFound } from '@tanstack/react-router'
import { answerDesk } from '#features/review/review.functions.ts'

export const Route = createFileRoute('/revision')({
  server: {
    handlers: {
      GET: async ({ request, next }) => (await answerDesk(request)) ?? next(),
      POST: async ({ request, next }) => (await answerDesk(request)) ?? next(),
    },
  },
  loader: () => {
    throw notFound()
  },
})
