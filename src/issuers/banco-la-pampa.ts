import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 74, slug: 'banco-la-pampa', name: 'Banco La Pampa', kind: 'bank', colours: { fill: '#00704a', ink: '#ffffff' } }],
} as const satisfies Facts

export const called = { also: 'banco de la pampa blp' } as const satisfies Called

export const words: Words = { names: ['banco de? la pampa'], short: ['la pampa'], initials: ['blp'] }
