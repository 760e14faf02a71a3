import { createFileRoute, redirect } from '@tanstack/react-router'
import { FIRST_STEP } from '#features/wallet/wizardSteps.ts'

export const Route = createFileRoute('/configuracion/medios/wizard/')({
  beforeLoad: () => {
    throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: FIRST_STEP }, replace: true })
  },
})
