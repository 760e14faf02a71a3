import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 77, slug: 'banco-piano', name: 'Banco Piano', kind: 'bank', colours: { fill: '#23395d', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco piano'], short: ['piano'] }
