import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 34, slug: 'banco-san-juan', name: 'Banco San Juan', kind: 'bank', colours: { fill: '#0b4f8a', ink: '#ffffff' } }],
  tiers: ['Excellence', 'Plus', 'Preferencial', 'Protección', 'Simple'],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco de? san juan'], short: ['san juan'], initials: ['bsj'] }
