import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 50, slug: 'reba', name: '.Reba', kind: 'wallet', colours: { fill: '#1c1c1c', ink: '#ffffff' } },
    {
      code: 51,
      slug: 'reba-black',
      name: '.Reba - Black',
      kind: 'wallet',
      parent: '.Reba',
      colours: { fill: '#1c1c1c', ink: '#ffffff' },
      means: ['tier:reba:black'],
    },
  ],
  tiers: ['Black'],
  app: 'Reba',
} as const satisfies IssuerFacts

export const everydayNames = {} as const satisfies EverydayNames

export const words: IssuerWords = { names: ['reba'], tiers: [{ name: 'Black', phrases: ['reba black'], variant: 'reba-black' }] }
