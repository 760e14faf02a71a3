import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 54,
      slug: 'tarjeta-carrefour-credito',
      name: 'Tarjeta Carrefour Crédito',
      kind: 'card',
      colours: { fill: '#004e9f', ink: '#ffffff' },
    },
  ],
} as const satisfies IssuerFacts

export const shopperNames = { short: { 'tarjeta-carrefour-credito': 'Carrefour crédito' } } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: [
    'tarjeta|tarjetas de? credito? mi? carrefour credito',
    'tarjeta|tarjetas de credito mastercard? de|del? mi? carrefour banco?',
    'tarjeta|tarjetas de credito de? mi? carrefour',
    'mi carrefour credito',
    'tarjeta|tarjetas? mi? carrefour prepaga y|o|u credito',
    'credito mi carrefour',
    'tarjeta|tarjetas? mi? carrefour credito y|o|u prepaga',
  ],
  pictures: ['crf credito', 'micrf credito', 'carrefour credito'],
}
