import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 56,
      slug: 'tarjeta-de-credito-coto-tci',
      name: 'Tarjeta de crédito Coto TCI',
      kind: 'card',
      colours: { fill: '#d5002b', ink: '#ffffff' },
    },
  ],
  letters: 'TCI',
} as const satisfies IssuerFacts

export const shopperNames = { short: { 'tarjeta-de-credito-coto-tci': 'Coto TCI' } } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['tarjeta|tarjetas? de? credito? tci', 'tarjeta coto inteligente'] }
