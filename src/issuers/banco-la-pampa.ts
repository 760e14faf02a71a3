import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 74, slug: 'banco-la-pampa', name: 'Banco La Pampa', kind: 'bank', colours: { fill: '#00704a', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'banco de la pampa blp' } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['banco de? la pampa'], short: ['la pampa'], initials: ['blp'] }
