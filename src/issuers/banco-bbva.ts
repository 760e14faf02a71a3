import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 11, slug: 'banco-bbva', name: 'Banco BBVA', kind: 'bank', colours: { fill: '#072146', ink: '#ffffff' } }],
  tiers: ['Express', 'Plus Gold', 'Premium', 'Premium World'],
} as const satisfies Facts

export const called = { also: 'frances bbva frances' } as const satisfies Called

export const words: Words = {
  names: ['banco? bbva frances?', 'banco frances'],
  pictures: ['frances'],
  appOfBank: 'bbva',
  written: ['BBVA'],
}
