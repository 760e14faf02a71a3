import type { ChainFacts } from '../chainFacts.ts'

export const carrefour = {
  name: 'Carrefour',
  where: ['Carrefour', 'Market', 'Express', 'Maxi', 'Online'],
  whereLabels: { Carrefour: 'Hiper', Market: 'Market', Express: 'Express', Maxi: 'Maxi' },
  wholesale: ['Maxi'],
  url: 'https://www.carrefour.com.ar/descuentos-bancarios',
  colours: { fill: '#004e9f', ink: '#ffffff' },
  letters: 'CA',
  icon: 'carrefour',
  club: { name: 'Mi Carrefour', label: 'Mi Carrefour', place: 0, written: 'mi carrefour' },
} as const satisfies ChainFacts
