import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 49, slug: 'uilo', name: 'Uilo', kind: 'wallet', colours: { fill: '#007f6d', ink: '#ffffff' } }],
} as const satisfies Facts

export const words: Words = { names: ['billetera? uilo'] }
