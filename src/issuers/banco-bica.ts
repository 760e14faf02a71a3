import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 79, slug: 'banco-bica', name: 'Banco Bica', kind: 'bank', colours: { fill: '#00794c', ink: '#ffffff' } }],
} as const satisfies Facts

export const words: Words = { names: ['banco bica'], short: ['bica'] }
