import { createFileRoute } from '@tanstack/react-router'
import { answerNewsFeed } from '#server/newsFeed.server.ts'

export const Route = createFileRoute('/novedades.xml')({
  server: { handlers: { GET: ({ request }) => answerNewsFeed(request) } },
})
