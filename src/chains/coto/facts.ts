import type { ChainFacts } from '../chainFacts.ts'

export const coto = {
  name: 'Coto',
  where: ['Coto', 'Online'],
  whereLabels: { Coto: 'Sucursales' },
  url: 'https://www.coto.com.ar/descuentos',
  colours: { fill: '#d5002b', ink: '#ffffff' },
  letters: 'CO',
  club: { name: 'Comunidad Coto', label: 'Comunidad Coto', place: 2, written: 'comunidad' },
} as const satisfies ChainFacts
