import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 24, slug: 'banco-supervielle', name: 'Banco Supervielle', kind: 'bank', colours: { fill: '#d2232a', ink: '#ffffff' } },
    {
      code: 25,
      slug: 'banco-supervielle-identite-y-plan-sueldo',
      name: 'Banco Supervielle - Identité y Plan Sueldo',
      kind: 'bank',
      parent: 'Banco Supervielle',
      colours: { fill: '#d2232a', ink: '#ffffff' },
      means: ['tier:banco-supervielle:identite', 'salary:banco-supervielle'],
    },
    {
      code: 26,
      slug: 'banco-supervielle-jubilados',
      name: 'Banco Supervielle - Jubilados',
      kind: 'bank',
      parent: 'Banco Supervielle',
      colours: { fill: '#d2232a', ink: '#ffffff' },
      means: ['pension:banco-supervielle'],
    },
  ],
  tiers: ['Identité', 'Identité Black', 'Platinum', 'Hit IOL'],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? supervielle', 'banco? superville'],
  tiers: [
    { name: 'Identité', phrases: ['identite'], variant: 'banco-supervielle-identite-y-plan-sueldo' },
    { name: 'Identité Black', phrases: ['identite black'], variant: 'banco-supervielle-identite-y-plan-sueldo' },
    { name: 'Hit IOL', phrases: ['hit iol'] },
    { name: 'Paquete Previsional', phrases: ['active previsional', 'liberte gold? previsional', 'identite previsional'] },
  ],
  people: [
    { variant: 'banco-supervielle-identite-y-plan-sueldo', kinds: ['salary'] },
    { variant: 'banco-supervielle-jubilados', kinds: ['pensioner'] },
  ],
  appOfBank: 'supervielle',
  written: ['Supervielle'],
}
