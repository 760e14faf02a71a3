import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router'
import { pageHead } from '#features/shell/pageHead.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { WizardPage } from '#features/wallet/WizardPage.tsx'
import { heldText, loadSummary, loadWizardQuestions } from '#features/wallet/wallet.functions.ts'
import { isWizardStep, readAsked, readWizardSearch, STEP_NAMES } from '#features/wallet/wizardSteps.ts'

export const Route = createFileRoute('/configuracion/medios/wizard/$step')({
  validateSearch: readWizardSearch,
  beforeLoad: ({ params, search: { persona } }) => {
    if (isWizardStep(params.step)) return { step: params.step }
    throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: 'bienvenida' }, search: { persona }, replace: true })
  },
  loaderDeps: ({ search: { preguntas, persona } }) => ({ preguntas, persona }),
  loader: async ({ context: { step }, deps: { preguntas, persona = null } }) => ({
    step,
    wallet: heldText(),
    // Offline, the wizard can still be finished.
    summary: step === 'listo' ? await loadSummary({ data: persona }).catch(() => null) : null,
    questions:
      step === 'preguntas' ? await loadWizardQuestions({ data: { whose: persona, keys: readAsked(preguntas) } }).catch(() => null) : null,
  }),
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

const settings = getRouteApi('/configuracion/medios')

function Page() {
  const { step, wallet, summary, questions } = Route.useLoaderData()
  const { buscar = '', persona } = Route.useSearch()
  const asks = settings.useLoaderData()
  return <WizardPage {...{ step, persona, asks, summary, questions }} initial={wallet} asked={buscar} />
}
