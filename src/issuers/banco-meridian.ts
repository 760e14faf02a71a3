import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 81, slug: 'banco-meridian', name: 'Banco Meridian', kind: 'bank', colours: { fill: '#2f4858', ink: '#ffffff' } }],
  letters: 'ME',
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco meridian'], short: ['meridian'] }
