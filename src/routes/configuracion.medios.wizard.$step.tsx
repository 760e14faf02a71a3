import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#features/shell/pageHead.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { WizardPage } from '#features/wallet/WizardPage.tsx'
import { heldText, loadSummary, loadWizardQuestions } from '#features/wallet/wallet.functions.ts'
import { isWizardStep, readWizardSearch, STEP_NAMES } from '#features/wallet/wizardSteps.ts'

export const Route = createFileRoute('/configuracion/medios/wizard/$step')({
  validateSearch: readWizardSearch,
  beforeLoad: ({ params, search: { persona } }) => {
    if (isWizardStep(params.step)) return { step: params.step }
    throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: 'bienvenida' }, search: { persona }, replace: true })
  },
  loaderDeps: ({ search: { preguntas, persona } }) => ({ preguntas, persona }),
  loader: async ({ context: { step }, deps: { preguntas, persona } }) => {
    const whose = persona ?? null
    const questions = step === 'preguntas' ? await loadWizardQuestions({ data: { whose, ids: preguntas ?? '' } }).catch(() => null) : null
    // With nothing to ask the step is passed over.
    if (questions?.length === 0)
      throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: 'listo' }, search: { persona }, replace: true })
    // Offline, the wizard can still be finished.
    const summary = step === 'listo' ? await loadSummary({ data: whose }).catch(() => null) : null
    return { step, wallet: heldText(), summary, questions }
  },
  // The summary of an earlier wallet is not reused.
  gcTime: 0,
  head: ({ loaderData }) => ({
    meta: pageHead({
      title: `${STEP_NAMES[loaderData?.step ?? 'bienvenida']} · Mi billetera`,
      description: 'Marcá con qué pagás y contestá lo que decide tus promos. Queda guardada solo en tu navegador.',
    }),
  }),
  server: { handlers: { POST: ({ request }) => keepWalletForm(request) } },
  component: Page,
})

function Page() {
  const { step, wallet, summary, questions } = Route.useLoaderData()
  const { buscar = '', persona } = Route.useSearch()
  return <WizardPage {...{ step, persona, summary, questions }} initial={wallet} asked={buscar} />
}
