import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 83, slug: 'banco-masventas', name: 'Banco Masventas', kind: 'bank', colours: { fill: '#b3541e', ink: '#ffffff' } }],
  letters: 'MV',
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco masventas'], short: ['masventas'] }
