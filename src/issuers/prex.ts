import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 47, slug: 'prex', name: 'Prex', kind: 'wallet', colours: { fill: '#4c1d95', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['prex'], debitIs: 'mastercard-prepaga', refundAccount: ['prex'], written: ['Prex'] }
