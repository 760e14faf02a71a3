import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 73, slug: 'banco-neuquen', name: 'Banco Neuquén', kind: 'bank', colours: { fill: '#005eb8', ink: '#ffffff' } }],
  tiers: ['Clásico', 'Plus', 'Select', 'Único', 'Único Más'],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'bpn provincia del neuquen' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco provincia? de|del? neuquen', 'banco provincia del? neuquen'],
  short: ['neuquen'],
  initials: ['bpn'],
  cards: [{ name: 'Tarjeta Confiable', phrases: ['tarjeta|tarjetas de? credito|debito? confiable'], isOwn: true }],
}
