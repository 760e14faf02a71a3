import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 75, slug: 'banco-formosa', name: 'Banco Formosa', kind: 'bank', colours: { fill: '#1b5faa', ink: '#ffffff' } }],
  tiers: ['Oro', 'Plus', 'Preferencial', 'Simple'],
} as const satisfies Facts

export const called = { also: 'onda' } as const satisfies Called

export const words: Words = { names: ['banco de? formosa'], short: ['formosa'] }
