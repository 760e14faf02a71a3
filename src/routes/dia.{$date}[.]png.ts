import { createFileRoute } from '@tanstack/react-router'
import { answerDayPicture } from '#features/promotions/pictures.functions.ts'

export const Route = createFileRoute('/dia/{$date}.png')({
  server: { handlers: { GET: ({ params, request }) => answerDayPicture(params.date, request) } },
})
