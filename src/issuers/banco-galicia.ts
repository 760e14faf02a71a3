import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 1, slug: 'banco-galicia', name: 'Banco Galicia', kind: 'bank', colours: { fill: '#fa6400', ink: '#171717' } },
    {
      code: 2,
      slug: 'banco-galicia-eminent',
      name: 'Banco Galicia - Eminent',
      kind: 'bank',
      parent: 'Banco Galicia',
      colours: { fill: '#fa6400', ink: '#171717' },
      means: ['tier:banco-galicia:eminent'],
    },
  ],
  tiers: ['Move', 'Plus', 'Éminent', 'Éminent Black'],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? galicia', 'banco? de galicia y buenos aires'],
  tiers: [
    { name: 'Éminent', phrases: ['galicia? eminent'], variant: 'banco-galicia-eminent' },
    { name: 'Éminent Black', phrases: ['galicia? eminent black'], variant: 'banco-galicia-eminent' },
    { name: 'Move', phrases: ['galicia move'] },
    { name: 'Plus', phrases: ['galicia plus'] },
  ],
  appOfBank: 'galicia',
  written: ['Galicia'],
}
