import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 68,
      slug: 'carrefour-cuenta-digital',
      name: 'Carrefour Cuenta Digital',
      kind: 'wallet',
      colours: { fill: '#0b3d80', ink: '#ffffff' },
    },
  ],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'banco carrefour' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['cuenta digital de? mi? carrefour banco?', 'carrefour cuenta digital'],
  isPaidAsSuch: true,
  nicknames: ['cuenta digital'],
  chain: 'carrefour',
}
