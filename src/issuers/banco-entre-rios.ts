import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 33, slug: 'banco-entre-rios', name: 'Banco Entre Ríos', kind: 'bank', colours: { fill: '#00569d', ink: '#ffffff' } }],
} as const satisfies Facts

export const called = { also: 'nuevo banco de entre rios bersa' } as const satisfies Called

export const words: Words = { names: ['nuevo? banco de? entre rios'], initials: ['bersa'], short: ['entre rios'] }
