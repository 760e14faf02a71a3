import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 37,
      slug: 'banco-de-corrientes',
      name: 'BanCo (Banco de Corrientes)',
      kind: 'bank',
      colours: { fill: '#0f7a4d', ink: '#ffffff' },
    },
  ],
  letters: 'BC',
} as const satisfies IssuerFacts

export const shopperNames = {
  also: 'banco corrientes mas banco',
  short: { 'banco-de-corrientes': 'Banco de Corrientes' },
} as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco de? corrientes'],
  initials: ['bcsa'],
  short: ['corrientes'],
  app: { name: 'Más Banco', phrases: ['app? mas banco'] },
  nicknames: ['mas banco'],
}
