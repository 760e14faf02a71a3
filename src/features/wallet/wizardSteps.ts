import { methodBySlug } from '#domain/paymentMethod.ts'
import type { Wallet } from '#domain/wallet.ts'

/** The steps of the wizard, in their order; the last is the summary and is not counted. */
export const WIZARD_STEPS = ['bienvenida', 'bancos', 'tarjetas', 'billeteras', 'condiciones', 'membresias', 'listo'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export type Question = Exclude<WizardStep, 'listo'>

export const FIRST_STEP: WizardStep = 'bienvenida'
export const QUESTIONS = WIZARD_STEPS.filter((step) => step !== 'listo')

export function isWizardStep(text: string): text is WizardStep {
  return WIZARD_STEPS.some((step) => step === text)
}

/** What the mascot asks at each step; `name` is the step's in the progress and the page title. */
export const STEP_WORDS: Record<WizardStep, { name: string; title: string; words: string }> = {
  bienvenida: {
    name: 'Bienvenida',
    title: '¡Hola! Soy Yapa',
    words: 'Contame con qué pagás y te muestro solo lo que te sirve. Es un minuto, sin cuenta, y queda guardado nada más que acá.',
  },
  bancos: {
    name: 'Bancos',
    title: '¿Qué bancos tenés?',
    words: 'Marcá todos los tuyos, también los que usás poco: ahí suele estar la yapa.',
  },
  tarjetas: {
    name: 'Tarjetas',
    title: '¿Qué tarjetas tenés?',
    words: 'Fijate en cada banco. Si no te acordás, dejá «No sé» y te aviso cuando haga falta.',
  },
  billeteras: { name: 'Billeteras', title: '¿Y en el celular?', words: 'Billeteras, prepagas y tarjetas de otros bancos.' },
  condiciones: {
    name: 'Sobre vos',
    title: '¿Algo de esto es lo tuyo?',
    words: 'Hay descuentos que son solo para algunas personas. Nosotros no guardamos lo que marques.',
  },
  membresias: {
    name: 'Clubes',
    title: '¿Sos de algún club?',
    words: 'Algunos descuentos son solo para socios. Marcá los clubes donde ya estás.',
  },
  listo: { name: 'Listo', title: '¡Listo!', words: 'Esto es lo que abre tu billetera.' },
}

/** The summary of a wallet in which there is nothing. */
export const NOTHING_SAID = {
  title: 'Cuando quieras',
  words: 'No marcaste nada, así que vas a ver todas las promociones, sean para vos o no. Podés volver en cualquier momento.',
}

/** The step before; null before the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null
}

/** The step after a question. */
export function stepAfter(step: Question): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'listo'
}

/** How many things the shopper has said at a step: nothing said means that going on is skipping. */
export function answersAt(step: Question, { instruments, conditions, memberships, phoneContactless }: Wallet): number {
  // A plan or level is not one more thing beside its institution.
  const kinds = instruments.map(({ method }) => methodBySlug(method)).flatMap(({ kind, parent }) => (parent === null ? [kind] : []))
  switch (step) {
    case 'bienvenida':
      return kinds.length
    case 'bancos':
      return kinds.filter((kind) => kind === 'bank').length
    case 'tarjetas':
      return kinds.filter((kind) => kind === 'card').length + instruments.reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0)
    case 'billeteras':
      return kinds.filter((kind) => kind === 'wallet' || kind === 'generic').length + (phoneContactless === null ? 0 : 1)
    case 'condiciones':
      return conditions.length
    case 'membresias':
      return memberships.length
  }
}
