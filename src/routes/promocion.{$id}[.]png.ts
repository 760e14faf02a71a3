import { createFileRoute } from '@tanstack/react-router'
import { answerPromotionPicture } from '#features/promotions/pictures.functions.ts'

export const Route = createFileRoute('/promocion/{$id}.png')({
  server: { handlers: { GET: ({ params, request }) => answerPromotionPicture(params.id, request) } },
})
