import { createFileRoute, notFound } from '@tanstack/react-router'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { NotFoundView } from '#features/shell/NotFoundView.tsx'
import { NOT_FOUND_HEAD, pageHead } from '#features/shell/pageHead.ts'
import { Gallery } from '#ui/Gallery.tsx'

/** Shows every primitive in every state, in development only: the built app answers 404 and does not contain it. */
export const Route = createFileRoute('/_ui')({
  loader: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => ({
    meta: import.meta.env.DEV ? pageHead({ title: 'Piezas', description: 'Todas las piezas.', isUnlisted: true }) : NOT_FOUND_HEAD,
  }),
  // Set here so that the not-found page has its head.
  notFoundComponent: NotFoundView,
  component: () => (import.meta.env.DEV ? <Gallery brands={[...Object.values(CHAINS), ...PAYMENT_METHODS]} /> : null),
})
