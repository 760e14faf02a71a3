import { createFileRoute } from '@tanstack/react-router'
import { makeApiRoute } from '#server/api/apiRoute.server.ts'
import { listPaymentMethods } from '#server/api/catalogue.server.ts'

export const Route = createFileRoute('/api/v1/payment-methods')({
  server: { handlers: { ANY: makeApiRoute(listPaymentMethods) } },
})
