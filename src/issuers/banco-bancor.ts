import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 71, slug: 'banco-bancor', name: 'Banco Bancor', kind: 'bank', colours: { fill: '#0a6b39', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'banco de cordoba provincia de cordoba cordobesa' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco? bancor', 'banco de? la? provincia? de? cordoba', 'tarjeta|tarjetas cordobesa'],
  pictures: ['banco cordoba'],
  appOfBank: 'bancor',
  cards: [{ name: 'Tarjeta Cordobesa', phrases: ['tarjeta|tarjetas de? credito|debito? cordobesa'], isOwn: true }],
  nicknames: ['la|tu|con cordobesa'],
}
