import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    {
      code: 76,
      slug: 'banco-municipal-de-rosario',
      name: 'Banco Municipal de Rosario',
      kind: 'bank',
      colours: { fill: '#a3122b', ink: '#ffffff' },
    },
  ],
  letters: 'MR',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco municipal de? rosario', 'banco municipal rosario', 'municipal de rosario'],
  initials: ['bmr'],
  nicknames: ['banco municipal'],
}
