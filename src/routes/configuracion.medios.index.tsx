import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { pageHead } from '#features/shell/pageHead.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { SettingsPage } from '#features/wallet/SettingsPage.tsx'
import { readSettingsSearch } from '#features/wallet/settingsSearch.ts'
import { heldWallet } from '#features/wallet/wallet.functions.ts'

export const Route = createFileRoute('/configuracion/medios/')({
  validateSearch: readSettingsSearch,
  loader: () => heldWallet(),
  head: () => ({
    meta: pageHead({
      title: 'Mis medios de pago',
      description: 'Elegí tus bancos, billeteras y tarjetas, y Yapa te ordena los descuentos de los supermercados.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

const parent = getRouteApi('/configuracion/medios')

function Page() {
  return <SettingsPage initial={Route.useLoaderData()} counts={parent.useLoaderData()} search={Route.useSearch()} />
}
