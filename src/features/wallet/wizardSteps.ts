/** The wizard's steps in order. The last is the summary, which the progress does not count. */
export const WIZARD_STEPS = ['bienvenida', 'preguntas', 'listo'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export type CountedStep = Exclude<WizardStep, 'listo'>

export const FIRST_STEP: WizardStep = 'bienvenida'
export const QUESTIONS = WIZARD_STEPS.filter((step) => step !== 'listo')

export function isWizardStep(text: string): text is WizardStep {
  return WIZARD_STEPS.some((step) => step === text)
}

/** The names of the steps in the progress and in page titles. */
export const STEP_NAMES: Record<WizardStep, string> = {
  bienvenida: 'Medios',
  preguntas: 'Sobre vos',
  listo: 'Listo',
}

/** Returns the previous step; null for the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null
}

/** Returns the next step. */
export function stepAfter(step: CountedStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'listo'
}
