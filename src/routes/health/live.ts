import { createFileRoute } from '@tanstack/react-router'
import { makeJsonRoute } from '#server/api/apiRoute.server.ts'
import { LIVE_ANSWER } from '#server/api/status.server.ts'

/** Says that the process runs and answers; `ready` says whether it has data to serve. */
export const Route = createFileRoute('/health/live')({
  server: { handlers: { ANY: makeJsonRoute(() => LIVE_ANSWER) } },
})
