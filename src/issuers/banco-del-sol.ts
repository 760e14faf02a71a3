import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 31, slug: 'banco-del-sol', name: 'Banco del Sol', kind: 'bank', colours: { fill: '#f2b705', ink: '#171717' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco del sol'], pictures: ['banco? del sol', 'bds'] }
