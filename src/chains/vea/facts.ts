import type { ChainFacts } from '../chainFacts.ts'

export const vea = {
  name: 'Vea',
  where: ['Vea', 'Online'],
  whereLabels: { Vea: 'Sucursales' },
  url: 'https://www.vea.com.ar/descuentos-del-dia?type=por-dia&day=1',
  colours: { fill: '#1f4e9e', ink: '#ffffff' },
  letters: 'VE',
  isSister: true,
} as const satisfies ChainFacts
