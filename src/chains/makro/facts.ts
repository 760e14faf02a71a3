import type { ChainFacts } from '../chainFacts.ts'

export const makro = {
  name: 'Makro',
  where: ['Makro', 'Online'],
  whereLabels: { Makro: 'Sucursales' },
  url: 'https://makro.com.ar/beneficios-bancarios/',
  colours: { fill: '#a6192e', ink: '#ffffff' },
} as const satisfies ChainFacts
