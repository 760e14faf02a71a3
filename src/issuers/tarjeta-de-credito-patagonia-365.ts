import type { Called, Facts, Words } from './issuer.ts'

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
} as const satisfies Facts

export const called = { short: { 'tarjeta-de-credito-patagonia-365': 'Patagonia 365' } } as const satisfies Called

export const words: Words = {
  names: ['tarjeta|tarjetas? de? credito? patagonia 365', 'banco patagonia 365'],
  pictures: ['patagonia 365'],
  carries: ['banco-patagonia'],
}
