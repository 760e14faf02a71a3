import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 6, slug: 'banco-provincia', name: 'Banco Provincia', kind: 'bank', colours: { fill: '#007a33', ink: '#ffffff' } }],
  tiers: ['Crecimiento', 'Evolución', 'Impulso', 'Logros'],
  letters: 'BP',
} as const satisfies IssuerFacts

export const shopperNames = {
  also: 'bapro banco de la provincia de buenos aires',
  goesWith: { method: 'cuenta-dni', words: '¿Usás su billetera?' },
} as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco de? la? provincia', 'banco de? la? provincia de buenos aires', 'el|del|al provincia'],
  initials: ['bapro'],
  short: ['provincia'],
}
