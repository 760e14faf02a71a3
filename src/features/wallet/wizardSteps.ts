/** The steps of the wizard, in their order; the last is the summary and is not counted. */
export const WIZARD_STEPS = ['bienvenida', 'preguntas', 'listo'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export type CountedStep = Exclude<WizardStep, 'listo'>

export const FIRST_STEP: WizardStep = 'bienvenida'
export const QUESTIONS = WIZARD_STEPS.filter((step) => step !== 'listo')

export function isWizardStep(text: string): text is WizardStep {
  return WIZARD_STEPS.some((step) => step === text)
}

/** The steps as the progress and the page titles name them. */
export const STEP_NAMES: Record<WizardStep, string> = {
  bienvenida: 'Medios',
  preguntas: 'Sobre vos',
  listo: 'Listo',
}

/** The step before; null before the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null
}

/** The step after a question. */
export function stepAfter(step: CountedStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'listo'
}
