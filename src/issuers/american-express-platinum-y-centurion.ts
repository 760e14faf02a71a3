import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 58,
      slug: 'american-express-platinum-y-centurion',
      name: 'Tarjeta American Express - The Platinum Card ® y Centurion ®',
      kind: 'card',
      colours: { fill: '#5f6670', ink: '#ffffff' },
    },
  ],
} as const satisfies IssuerFacts

export const shopperNames = {
  also: 'amex black',
  short: { 'american-express-platinum-y-centurion': 'Amex Platinum o Centurion' },
} as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['the? platinum card', 'centurion'],
  tiers: [
    {
      name: 'The Platinum Card y Centurion',
      phrases: ['the? platinum card', 'platinum rcp', 'platinum card y centurion', 'centurion'],
      variant: 'american-express-platinum-y-centurion',
    },
  ],
  isLevelOf: { level: 'Premium', card: 'american-express' },
}
