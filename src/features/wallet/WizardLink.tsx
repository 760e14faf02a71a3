import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WhoseSearch } from './settingsSearch.ts'
import type { WizardStep } from './wizardSteps.ts'

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
