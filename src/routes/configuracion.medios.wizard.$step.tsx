import { createFileRoute, redirect } from '@tanstack/react-router'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { readFinderSearch } from '#features/wallet/settingsSearch.ts'
import { isWizardStep, STEP_NAMES } from '#features/wallet/WizardLink.tsx'
import { WizardPage } from '#features/wallet/WizardPage.tsx'
import { loadQuestions, readWalletText } from '#features/wallet/wallet.functions.ts'
import { makePageHead } from '#ui/pageHead.ts'

export const Route = createFileRoute('/configuracion/medios/wizard/$step')({
  validateSearch: readFinderSearch,
  beforeLoad: ({ params, search: { persona } }) => {
    if (isWizardStep(params.step)) return { step: params.step }
    throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: 'bienvenida' }, search: { persona }, replace: true })
  },
  loaderDeps: ({ search: { persona } }) => ({ persona }),
  loader: async ({ context: { step }, deps: { persona } }) => {
    // Offline, the wizard can still be finished.
    const questions = step === 'preguntas' ? await loadQuestions({ data: persona ?? null }).catch(() => null) : null
    return { step, wallet: readWalletText(), questions }
  },
  // Questions for another wallet are not reused.
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: makePageHead({
      title: `${STEP_NAMES[loaderData?.step ?? 'bienvenida']} · Mi billetera`,
      description: 'Marcá con qué pagás y contestá lo que decide tus promos. Queda guardada solo en tu navegador.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

function Page() {
  const { step, wallet, questions } = Route.useLoaderData()
  const { buscar = '', persona } = Route.useSearch()
  return <WizardPage {...{ step, persona, questions }} initial={wallet} asked={buscar} />
}
