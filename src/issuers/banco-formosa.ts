import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 75, slug: 'banco-formosa', name: 'Banco Formosa', kind: 'bank', colours: { fill: '#1b5faa', ink: '#ffffff' } }],
  tiers: ['Oro', 'Plus', 'Preferencial', 'Simple'],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'onda' } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['banco de? formosa'], short: ['formosa'] }
