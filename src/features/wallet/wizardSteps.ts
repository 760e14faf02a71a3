/** The wizard's steps in order, with their names in the progress and in page titles. */
export const STEP_NAMES = { bienvenida: 'Medios', preguntas: 'Sobre vos' }
export type WizardStep = keyof typeof STEP_NAMES
export const STEPS = ['bienvenida', 'preguntas'] as const satisfies readonly WizardStep[]

export function isWizardStep(text: string): text is WizardStep {
  return Object.hasOwn(STEP_NAMES, text)
}
