import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 77, slug: 'banco-piano', name: 'Banco Piano', kind: 'bank', colours: { fill: '#23395d', ink: '#ffffff' } }],
} as const satisfies Facts

export const words: Words = { names: ['banco piano'], short: ['piano'] }
