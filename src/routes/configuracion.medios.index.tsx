import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import type { Use } from '#domain/uses/use.ts'
import { TextSizeForm } from '#features/frame/TextSize.tsx'
import { keepUses, useBook } from '#features/uses/useBook.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { SettingsPage } from '#features/wallet/SettingsPage.tsx'
import { readSettingsSearch } from '#features/wallet/settingsSearch.ts'
import { loadQuestions, readWalletText } from '#features/wallet/wallet.functions.ts'
import { makePageHead } from '#ui/pageHead.ts'

export const Route = createFileRoute('/configuracion/medios/')({
  validateSearch: readSettingsSearch,
  loaderDeps: ({ search: { persona } }) => ({ whose: persona ?? null }),
  loader: async ({ deps: { whose } }) => ({
    wallet: readWalletText(),
    // Offline, the rest of the page still works.
    questions: await loadQuestions({ data: whose }).catch(() => null),
  }),
  // Questions for another wallet are not reused.
  gcTime: 0,
  head: () => ({
    meta: makePageHead({
      title: 'Mis medios de pago',
      description: 'Elegí tus bancos, billeteras y tarjetas, y Yapa te ordena los descuentos de los supermercados.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

const root = getRouteApi('__root__')
const NONE: readonly Use[] = []

function Page() {
  const { wallet, questions } = Route.useLoaderData()
  const book = useBook()
  return (
    <SettingsPage
      initial={wallet}
      questions={questions}
      search={Route.useSearch()}
      uses={book.state === 'read' ? book.uses : NONE}
      keepUses={keepUses}
      textSize={<TextSizeForm initial={root.useLoaderData()?.data.textSize ?? 'normal'} />}
    />
  )
}
