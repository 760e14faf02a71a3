import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 57, slug: 'sidecreer', name: 'Sidecreer', kind: 'card', colours: { fill: '#2e7d32', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['sidecreer'],
  isPaidAsSuch: true,
  cards: [
    { name: 'Sidecreer Platinum', phrases: ['sidecreer platinum', 'platinum'], onlyBeside: true },
    { name: 'Sidecreer Black', phrases: ['sidecreer black', 'black'], onlyBeside: true },
    { name: 'Sidecreer Verde', phrases: ['sidecreer verde', 'verde'], onlyBeside: true },
    { name: 'Sidecreer Clásica', phrases: ['sidecreer? clasica|clasicas|comun|comunes'], onlyBeside: true },
  ],
}
