import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 3, slug: 'banco-galicia-mas', name: 'Banco Galicia Más', kind: 'bank', colours: { fill: '#c2410c', ink: '#ffffff' } }],
} as const satisfies Facts

export const called = { also: 'hsbc' } as const satisfies Called

export const words: Words = { names: ['banco? galicia mas', 'galicia mas ex hsbc', 'ex? hsbc'] }
