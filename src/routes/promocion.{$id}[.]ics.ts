import { createFileRoute } from '@tanstack/react-router'
import { answerCalendar } from '#features/promotions/calendarFile.functions.ts'

export const Route = createFileRoute('/promocion/{$id}.ics')({
  server: { handlers: { GET: ({ params }) => answerCalendar(params.id) } },
})
