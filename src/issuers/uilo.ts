import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 49, slug: 'uilo', name: 'Uilo', kind: 'wallet', colours: { fill: '#007f6d', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['billetera? uilo'] }
