import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 17, slug: 'billetera-buepp', name: 'Billetera Buepp', kind: 'wallet', colours: { fill: '#5b2be0', ink: '#ffffff' } }],
  app: 'Buepp',
} as const satisfies IssuerFacts

export const shopperNames = { also: 'banco ciudad bue pp', short: { 'billetera-buepp': 'Buepp' } } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['billetera? buepp'],
  isPaidAsSuch: true,
  app: { name: 'Buepp', phrases: ['app|billetera? buepp'], isWallet: true },
}
