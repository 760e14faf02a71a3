import type { ChainFacts } from '../chainFacts.ts'

export const coto = {
  name: 'Coto',
  where: ['Coto', 'Online'],
  whereLabels: { Coto: 'Sucursales' },
  url: 'https://www.coto.com.ar/descuentos',
  colours: { fill: '#d5002b', ink: '#ffffff' },
} as const satisfies ChainFacts
