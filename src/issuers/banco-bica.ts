import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 79, slug: 'banco-bica', name: 'Banco Bica', kind: 'bank', colours: { fill: '#00794c', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco bica'], short: ['bica'] }
