import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 52, slug: 'cencopay', name: 'Cencopay', kind: 'wallet', colours: { fill: '#0057b8', ink: '#ffffff' } }],
  letters: 'CP',
} as const satisfies Facts

export const called = { also: 'jumbo disco vea cencosud' } as const satisfies Called

export const words: Words = {
  names: ['cenco pay'],
  isPaidAsSuch: true,
  carries: ['tarjeta-de-credito-cencosud-mastercard'],
  plainCard: { name: 'cencopay' },
  written: ['Cencopay'],
}
