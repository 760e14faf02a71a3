import { createFileRoute } from '@tanstack/react-router'
import { WalletPage } from '#features/wallet/WalletPage.tsx'
import { keepWalletForm, loadWallet } from '#features/wallet/wallet.functions.ts'

export const Route = createFileRoute('/configuracion/medios/')({
  loader: () => loadWallet(),
  head: () => ({ meta: [{ title: 'Mis medios de pago · Yapa' }] }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

function Page() {
  return <WalletPage initial={Route.useLoaderData()} />
}
