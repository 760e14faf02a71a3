import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 39, slug: 'uala', name: 'Uala', kind: 'wallet', colours: { fill: '#2f5bea', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const everydayNames = { also: 'wilobank' } as const satisfies EverydayNames

export const words: IssuerWords = { names: ['uala'], refundAccount: ['uala'], written: ['Ualá'] }
