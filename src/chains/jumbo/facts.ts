import type { ChainFacts } from '../chainFacts.ts'

export const jumbo = {
  name: 'Jumbo',
  where: ['Jumbo', 'Online'],
  whereLabels: { Jumbo: 'Sucursales' },
  url: 'https://www.jumbo.com.ar/descuentos-del-dia?type=por-dia&day=1',
  colours: { fill: '#007a3d', ink: '#ffffff' },
  letters: 'JU',
  club: { name: 'Jumbo Mas', label: 'Jumbo Más', place: 7, written: 'jumbo[ _-]?(?:mas|\\+)' },
} as const satisfies ChainFacts
