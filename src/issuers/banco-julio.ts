import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 78, slug: 'banco-julio', name: 'Banco Julio', kind: 'bank', colours: { fill: '#8a1538', ink: '#ffffff' } }],
  letters: 'JL',
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco julio'], short: ['julio'] }
