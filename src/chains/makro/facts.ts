import type { ChainFacts } from '../chainFacts.ts'

export const makro = {
  name: 'Makro',
  where: ['Makro', 'Online'],
  whereLabels: { Makro: 'Sucursales' },
  url: 'https://makro.com.ar/beneficios-bancarios/',
  colours: { fill: '#a6192e', ink: '#ffffff' },
  letters: 'MK',
  club: { name: 'Club +Simple', label: 'Club +Simple', place: 5, written: 'club ?(?:\\+|mas) ?simple' },
} as const satisfies ChainFacts
