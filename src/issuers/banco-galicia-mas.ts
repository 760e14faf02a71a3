import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 3, slug: 'banco-galicia-mas', name: 'Banco Galicia Más', kind: 'bank', colours: { fill: '#c2410c', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'hsbc' } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['banco? galicia mas', 'galicia mas ex hsbc', 'ex? hsbc'] }
