import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 80, slug: 'banco-cmf', name: 'Banco CMF', kind: 'bank', colours: { fill: '#1d3c6e', ink: '#ffffff' } }],
} as const satisfies Facts

export const words: Words = { names: ['banco cmf'], short: ['cmf'] }
