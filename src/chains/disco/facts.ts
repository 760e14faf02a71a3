import type { ChainFacts } from '../chainFacts.ts'

export const disco = {
  name: 'Disco',
  where: ['Disco', 'Online'],
  whereLabels: { Disco: 'Sucursales' },
  url: 'https://www.disco.com.ar/descuentos-del-dia?type=por-dia&day=1',
  colours: { fill: '#c4122f', ink: '#ffffff' },
  letters: 'DC',
  isSister: true,
} as const satisfies ChainFacts
