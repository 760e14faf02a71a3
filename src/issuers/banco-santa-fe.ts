import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 36, slug: 'banco-santa-fe', name: 'Banco Santa Fe', kind: 'bank', colours: { fill: '#063f73', ink: '#ffffff' } }],
  tiers: ['Excellence', 'Preferencial', 'Protección', 'Simple'],
} as const satisfies Facts

export const called = { also: 'nuevo banco de santa fe' } as const satisfies Called

export const words: Words = { names: ['nuevo? banco de? santa fe'], short: ['santa fe'], initials: ['nbsf', 'bsf'] }
