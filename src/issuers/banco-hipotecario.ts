import type { IssuerFacts, IssuerWords } from './issuer.ts'

const BUHO = ['Búho Inicia', 'Búho Emprendedor', 'Búho Fácil', 'Búho Gold', 'Búho Platinum', 'Búho Black', 'Búho One'] as const

export const facts = {
  methods: [
    { code: 27, slug: 'banco-hipotecario', name: 'Banco Hipotecario', kind: 'bank', colours: { fill: '#e35205', ink: '#171717' } },
    {
      code: 28,
      slug: 'banco-hipotecario-buho-plan-sueldo',
      name: 'Banco Hipotecario - Búho/Plan Sueldo',
      kind: 'bank',
      parent: 'Banco Hipotecario',
      colours: { fill: '#e35205', ink: '#171717' },
      means: ['tier:banco-hipotecario:buho', 'salary:banco-hipotecario'],
    },
  ],
  tiers: [...BUHO, 'Packs'],
  severalTiers: { name: 'Búho', of: BUHO },
  tierWord: 'buho',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? hipotecario'],
  tiers: [
    { name: 'Búho', phrases: ['buho'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho One', phrases: ['buho one'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Sueldo', phrases: ['buho sueldo'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Emprendedor', phrases: ['buho emprendedor'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Jubilado', phrases: ['buho jubilado'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Inicia', phrases: ['buho inicia'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Fácil', phrases: ['buho facil'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Gold', phrases: ['buho gold'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Platinum', phrases: ['buho platinum'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Búho Black', phrases: ['buho black'], variant: 'banco-hipotecario-buho-plan-sueldo' },
    { name: 'Packs', phrases: ['clientes? con packs', 'con packs', 'black pack'] },
  ],
  people: [{ variant: 'banco-hipotecario-buho-plan-sueldo', kinds: ['salary'] }],
  appOfBank: 'hipotecario|bh',
  written: ['Hipotecario'],
}
