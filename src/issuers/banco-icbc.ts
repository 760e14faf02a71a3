import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 20, slug: 'banco-icbc', name: 'Banco ICBC', kind: 'bank', colours: { fill: '#c4161c', ink: '#ffffff' } },
    {
      code: 21,
      slug: 'banco-icbc-cliente-payroll',
      name: 'Banco ICBC - Cliente Payroll',
      kind: 'bank',
      parent: 'Banco ICBC',
      colours: { fill: '#c4161c', ink: '#ffffff' },
      means: ['salary:banco-icbc'],
    },
  ],
  tiers: ['Classic', 'Plus', 'Exclusive Banking'],
} as const satisfies IssuerFacts

export const everydayNames = { also: 'standard bank' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['banco? icbc', 'industrial and commercial bank of china'],
  people: [{ variant: 'banco-icbc-cliente-payroll', kinds: ['salary'] }],
  appOfBank: 'icbc',
  bankApp: ['icbc? mobile banking'],
  written: ['ICBC'],
}
