import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 84, slug: 'banco-dino', name: 'Banco Dino', kind: 'bank', colours: { fill: '#9b1b30', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco dino'] }
