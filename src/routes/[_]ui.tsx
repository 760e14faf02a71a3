import { createFileRoute, notFound } from '@tanstack/react-router'
import { CHAINS } from '#domain/chain.ts'
import { PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import { Gallery } from '#ui/Gallery.tsx'

/** Every primitive in every state. In development only: the built app answers 404, and does not contain it. */
export const Route = createFileRoute('/_ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: () => (import.meta.env.DEV ? <Gallery brands={[...Object.values(CHAINS), ...PAYMENT_METHODS]} /> : null),
})
