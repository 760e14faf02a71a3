import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 72, slug: 'banco-chaco', name: 'Banco Chaco', kind: 'bank', colours: { fill: '#006a4e', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'nuevo banco del chaco tuya' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['nuevo? banco del? chaco'],
  short: ['chaco'],
  cards: [{ name: 'Tarjeta Tuya', phrases: ['tarjeta|tarjetas de? credito|debito? tuya', 'tuya grande'], isOwn: true }],
  initials: ['nbch'],
}
