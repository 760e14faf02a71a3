import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 30, slug: 'banco-columbia', name: 'Banco Columbia', kind: 'bank', colours: { fill: '#b24f0d', ink: '#ffffff' } }],
  letters: 'CL',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco columbia', 'tarjeta|tarjetas de? credito|debito? columbia', 'el|del|al columbia'],
  short: ['columbia'],
  written: ['Columbia'],
}
