import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 70, slug: 'lemon', name: 'Lemon', kind: 'wallet', colours: { fill: '#00c467', ink: '#171717' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['lemon cash|card', 'app|cuenta|billetera de|en? lemon', 'con lemon'], refundAccount: ['lemon'] }
