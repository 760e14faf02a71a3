import { createFileRoute } from '@tanstack/react-router'
import { SavingsPage } from '#features/uses/SavingsPage.tsx'
import { usePeople } from '#features/wallet/walletStore.ts'
import { makePageHead } from '#ui/pageHead.ts'

export const Route = createFileRoute('/ahorros')({
  head: () => ({
    meta: makePageHead({
      title: 'Mis ahorros',
      description: 'Cuánto llevás ahorrado, qué queda de cada tope y qué reintegros te tienen que llegar. Queda solo en tu dispositivo.',
    }),
  }),
  component: Page,
})

/** The browser renders it, because the uses are stored there. */
function Page() {
  return <SavingsPage people={usePeople('')} />
}
