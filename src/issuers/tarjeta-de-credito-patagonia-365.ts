import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 19,
      slug: 'tarjeta-de-credito-patagonia-365',
      name: 'Tarjeta de Crédito Patagonia 365',
      kind: 'card',
      colours: { fill: '#0a7c86', ink: '#ffffff' },
    },
  ],
} as const satisfies IssuerFacts

export const shopperNames = { short: { 'tarjeta-de-credito-patagonia-365': 'Patagonia 365' } } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['tarjeta|tarjetas? de? credito? patagonia 365', 'banco patagonia 365'],
  pictures: ['patagonia 365'],
  carries: ['banco-patagonia'],
}
