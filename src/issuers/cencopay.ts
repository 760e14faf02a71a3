import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 52, slug: 'cencopay', name: 'Cencopay', kind: 'wallet', colours: { fill: '#0057b8', ink: '#ffffff' } }],
  letters: 'CP',
} as const satisfies IssuerFacts

export const shopperNames = { also: 'jumbo disco vea cencosud' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['cenco pay'],
  isPaidAsSuch: true,
  carries: ['tarjeta-de-credito-cencosud-mastercard'],
  plainCard: { name: 'cencopay' },
  written: ['Cencopay'],
}
