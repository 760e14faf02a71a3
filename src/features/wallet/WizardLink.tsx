import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WhoseSearch } from './settingsSearch.ts'

type Props = WhoseSearch & { step: WizardStep; className: string | undefined; isCurrent?: boolean; children: ReactNode }

/** Links to a step of the wizard for one person. What follows the first step depends on its answers, so it is not loaded ahead. */
export function WizardLink({ step, persona, className, isCurrent = false, children }: Props) {
  return (
    <Link
      className={className}
      to="/configuracion/medios/wizard/$step"
      params={{ step }}
      search={{ persona }}
      aria-current={isCurrent ? 'step' : undefined}
      activeProps={{}}
      {...(step !== 'bienvenida' && { preload: false })}
    >
      {children}
    </Link>
  )
}

/** The wizard's steps in order, with their names in the progress and in page titles. */
export const STEP_NAMES = { bienvenida: 'Medios', preguntas: 'Sobre vos' }
export type WizardStep = keyof typeof STEP_NAMES
export const STEPS = ['bienvenida', 'preguntas'] as const satisfies readonly WizardStep[]

export function isWizardStep(text: string): text is WizardStep {
  return Object.hasOwn(STEP_NAMES, text)
}
