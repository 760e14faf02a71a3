import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 53,
      slug: 'tarjeta-de-credito-cencosud-mastercard',
      name: 'Tarjeta de crédito Cencosud Mastercard',
      kind: 'card',
      colours: { fill: '#00418a', ink: '#ffffff' },
    },
  ],
  letters: 'CEN',
} as const satisfies IssuerFacts

export const shopperNames = {
  also: 'jumbo disco vea',
  short: { 'tarjeta-de-credito-cencosud-mastercard': 'Cencosud' },
} as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['tarjeta|tarjetas de? credito? cencosud mastercard?', 'mastercard cencosud', 'cencosud mastercard'],
}
