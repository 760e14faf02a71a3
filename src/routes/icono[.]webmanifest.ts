import { createFileRoute } from '@tanstack/react-router'
import { iconManifest } from '#server/homeIcon.server.ts'

export const Route = createFileRoute('/icono.webmanifest')({
  server: { handlers: { GET: ({ request }) => iconManifest(request) } },
})
