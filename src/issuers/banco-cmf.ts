import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 80, slug: 'banco-cmf', name: 'Banco CMF', kind: 'bank', colours: { fill: '#1d3c6e', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco cmf'], short: ['cmf'] }
