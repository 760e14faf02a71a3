import { createFileRoute, redirect } from '@tanstack/react-router'
import { readWhose } from '#features/wallet/settingsSearch.ts'

export const Route = createFileRoute('/configuracion/medios/wizard/')({
  validateSearch: readWhose,
  beforeLoad: ({ search: { persona } }) => {
    throw redirect({ to: '/configuracion/medios/wizard/$step', params: { step: 'bienvenida' }, search: { persona }, replace: true })
  },
})
