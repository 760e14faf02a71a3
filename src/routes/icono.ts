import { createFileRoute } from '@tanstack/react-router'
import { openFromIcon } from '#server/homeIcon.server.ts'

export const Route = createFileRoute('/icono')({
  server: { handlers: { GET: ({ request }) => openFromIcon(request) } },
})
