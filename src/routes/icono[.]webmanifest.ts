import { createFileRoute } from '@tanstack/react-router'
import { answerIconManifest } from '#server/homeIcon.server.ts'

export const Route = createFileRoute('/icono.webmanifest')({
  server: { handlers: { GET: ({ request }) => answerIconManifest(request) } },
})
