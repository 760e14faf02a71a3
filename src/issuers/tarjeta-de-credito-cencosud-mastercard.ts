import type { Called, Facts, Words } from './issuer.ts'

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
} as const satisfies Facts

export const called = { also: 'jumbo disco vea', short: { 'tarjeta-de-credito-cencosud-mastercard': 'Cencosud' } } as const satisfies Called

export const words: Words = { names: ['tarjeta|tarjetas de? credito? cencosud mastercard?', 'mastercard cencosud', 'cencosud mastercard'] }
