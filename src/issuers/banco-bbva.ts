import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 11, slug: 'banco-bbva', name: 'Banco BBVA', kind: 'bank', colours: { fill: '#072146', ink: '#ffffff' } }],
  tiers: ['Express', 'Plus Gold', 'Premium', 'Premium World'],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'frances bbva frances' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco? bbva frances?', 'banco frances'],
  pictures: ['frances'],
  appOfBank: 'bbva',
  written: ['BBVA'],
}
