import { createFileRoute } from '@tanstack/react-router'
import { keepTextSize } from '#features/frame/site.functions.ts'

export const Route = createFileRoute('/configuracion/texto')({
  server: { handlers: { POST: ({ request }) => keepTextSize(request) } },
})
