import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 32,
      slug: 'tarjeta-de-credito-sol',
      name: 'Tarjeta de Crédito Sol',
      kind: 'card',
      colours: { fill: '#d99a00', ink: '#171717' },
    },
  ],
  letters: 'SOL',
} as const satisfies IssuerFacts

export const shopperNames = { short: { 'tarjeta-de-credito-sol': 'Tarjeta Sol' } } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['tarjeta|tarjetas de? credito? sol'],
  pictures: ['tarjeta sol', 'banco sol'],
  carries: ['banco-del-sol'],
}
