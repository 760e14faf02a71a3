import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

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

export const everydayNames = { short: { 'tarjeta-de-credito-patagonia-365': 'Patagonia 365' } } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['tarjeta|tarjetas? de? credito? patagonia 365', 'banco patagonia 365'],
  pictures: ['patagonia 365'],
  carries: ['banco-patagonia'],
}
