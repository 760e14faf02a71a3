import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 82, slug: 'banco-roela', name: 'Banco Roela', kind: 'bank', colours: { fill: '#7a1f1f', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco roela'], short: ['roela'] }
