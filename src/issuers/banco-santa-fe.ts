import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 36, slug: 'banco-santa-fe', name: 'Banco Santa Fe', kind: 'bank', colours: { fill: '#063f73', ink: '#ffffff' } }],
  tiers: ['Excellence', 'Preferencial', 'Protección', 'Simple'],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'nuevo banco de santa fe' } as const satisfies ShopperNames

export const words: IssuerWords = { names: ['nuevo? banco de? santa fe'], short: ['santa fe'], initials: ['nbsf', 'bsf'] }
