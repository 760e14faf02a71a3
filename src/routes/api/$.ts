import { createFileRoute } from '@tanstack/react-router'
import { answerUnknownAddress } from '#server/api/apiRoute.server.ts'

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: answerUnknownAddress } },
})
