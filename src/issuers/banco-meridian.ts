import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 81, slug: 'banco-meridian', name: 'Banco Meridian', kind: 'bank', colours: { fill: '#2f4858', ink: '#ffffff' } }],
  letters: 'ME',
} as const satisfies Facts

export const words: Words = { names: ['banco meridian'], short: ['meridian'] }
