import { createFileRoute } from '@tanstack/react-router'
import { PLAN_COOKIE } from '#features/plan/planCookie.ts'
import { answerPush } from '#server/push/pushDesk.server.ts'

const handler = ({ request }: { request: Request }) => answerPush(request, PLAN_COOKIE)

export const Route = createFileRoute('/avisos')({
  server: { handlers: { ANY: handler } },
})
