import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 6, slug: 'banco-provincia', name: 'Banco Provincia', kind: 'bank', colours: { fill: '#007a33', ink: '#ffffff' } }],
  tiers: ['Crecimiento', 'Evolución', 'Impulso', 'Logros'],
  letters: 'BP',
} as const satisfies Facts

export const called = {
  also: 'bapro banco de la provincia de buenos aires',
  goesWith: { method: 'cuenta-dni', words: '¿Usás su billetera?' },
} as const satisfies Called

export const words: Words = {
  names: ['banco de? la? provincia', 'banco de? la? provincia de buenos aires', 'el|del|al provincia'],
  initials: ['bapro'],
  short: ['provincia'],
}
