import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 35, slug: 'banco-santa-cruz', name: 'Banco Santa Cruz', kind: 'bank', colours: { fill: '#1566a8', ink: '#ffffff' } }],
  tiers: ['Excellence', 'Plus', 'Preferencial'],
  letters: 'SC',
} as const satisfies IssuerFacts

export const words: IssuerWords = { names: ['banco de? santa cruz'], short: ['santa cruz'] }
