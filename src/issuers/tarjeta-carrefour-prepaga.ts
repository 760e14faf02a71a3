import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 55,
      slug: 'tarjeta-carrefour-prepaga',
      name: 'Tarjeta Carrefour Prepaga',
      kind: 'card',
      colours: { fill: '#1a6fc4', ink: '#ffffff' },
    },
  ],
} as const satisfies IssuerFacts

export const shopperNames = { short: { 'tarjeta-carrefour-prepaga': 'Carrefour prepaga' } } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: [
    'tarjeta|tarjetas prepaga? de? mi? carrefour prepaga',
    'tarjeta|tarjetas prepaga|prepagas de? mi? carrefour',
    'mi carrefour prepaga',
    'tarjeta|tarjetas? mi? carrefour prepaga y|o|u credito',
    'tarjeta|tarjetas? mi? carrefour credito y|o|u prepaga',
    'prepaga de? mi carrefour',
  ],
  pictures: ['crf prepaga', 'carrefour prepaga'],
}
