import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 70, slug: 'lemon', name: 'Lemon', kind: 'wallet', colours: { fill: '#00c467', ink: '#171717' } }],
} as const satisfies Facts

export const words: Words = { names: ['lemon cash|card', 'app|cuenta|billetera de|en? lemon', 'con lemon'], refundAccount: ['lemon'] }
