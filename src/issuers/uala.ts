import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 39, slug: 'uala', name: 'Uala', kind: 'wallet', colours: { fill: '#2f5bea', ink: '#ffffff' } }],
  app: 'Ualá',
} as const satisfies IssuerFacts

export const shopperNames = { also: 'wilobank', short: { uala: 'Ualá' } } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['uala'], refundAccount: ['uala'], written: ['Ualá'] }
