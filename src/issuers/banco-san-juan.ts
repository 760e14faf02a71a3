import type { Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 34, slug: 'banco-san-juan', name: 'Banco San Juan', kind: 'bank', colours: { fill: '#0b4f8a', ink: '#ffffff' } }],
  tiers: ['Excellence', 'Plus', 'Preferencial', 'Protección', 'Simple'],
} as const satisfies Facts

export const words: Words = { names: ['banco de? san juan'], short: ['san juan'], initials: ['bsj'] }
