import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 57, slug: 'sidecreer', name: 'Sidecreer', kind: 'card', colours: { fill: '#2e7d32', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['sidecreer'],
  isPaidAsSuch: true,
  cards: [{ name: 'Sidecreer Platinum', phrases: ['sidecreer platinum', 'platinum'], onlyBeside: true }],
}
