import { type AskedQuestion, isAnswered } from '#domain/askedQuestion.ts'
import { methodBySlug } from '#domain/paymentMethod.ts'
import type { Wallet } from '#domain/wallet.ts'

/** The steps of the wizard, in their order; the last is the summary and is not counted. */
export const WIZARD_STEPS = ['bienvenida', 'bancos', 'tarjetas', 'billeteras', 'condiciones', 'membresias', 'preguntas', 'listo'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export type Question = Exclude<WizardStep, 'listo'>

export const FIRST_STEP: WizardStep = 'bienvenida'
export const QUESTIONS = WIZARD_STEPS.filter((step) => step !== 'listo')

export function isWizardStep(text: string): text is WizardStep {
  return WIZARD_STEPS.some((step) => step === text)
}

/** The steps as the progress and the page titles name them. */
export const STEP_NAMES: Record<WizardStep, string> = {
  bienvenida: 'Bienvenida',
  bancos: 'Bancos',
  tarjetas: 'Tarjetas',
  billeteras: 'Billeteras',
  condiciones: 'Sobre vos',
  membresias: 'Clubes',
  preguntas: 'Preguntas',
  listo: 'Listo',
}

/** The step before; null before the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null
}

/** The step after a question. */
export function stepAfter(step: Question): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'listo'
}

/**
 * How many things the shopper has said at a step: nothing said means that going on is skipping.
 * @param asked What the step of questions asks.
 */
export function answersAt(step: Question, wallet: Wallet, asked: readonly AskedQuestion[] = []): number {
  const { instruments, conditions, memberships, phoneContactless } = wallet
  // A plan or level is not one more thing next to its institution.
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
    case 'preguntas':
      return asked.filter((one) => isAnswered(one, wallet)).length
  }
}
