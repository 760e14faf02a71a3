import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 33, slug: 'banco-entre-rios', name: 'Banco Entre Ríos', kind: 'bank', colours: { fill: '#00569d', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'nuevo banco de entre rios bersa' } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['nuevo? banco de? entre rios'], initials: ['bersa'], short: ['entre rios'] }
