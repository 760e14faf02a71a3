import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 15, slug: 'banco-ciudad', name: 'Banco Ciudad', kind: 'bank', colours: { fill: '#003c71', ink: '#ffffff' } },
    {
      code: 16,
      slug: 'banco-ciudad-plan-sueldo-y-jubilados',
      name: 'Banco Ciudad - Plan Sueldo y Jubilados',
      kind: 'bank',
      parent: 'Banco Ciudad',
      colours: { fill: '#003c71', ink: '#ffffff' },
      means: ['salary:banco-ciudad', 'pension:banco-ciudad'],
    },
  ],
  tiers: ['Adolescentes', 'Crecer', 'Estudiantes', 'Profesional'],
} as const satisfies IssuerFacts

export const everydayNames = { also: 'banco de la ciudad de buenos aires' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['banco de? la? ciudad', 'banco ciudad de buenos aires', 'app ciudad', 'banco de la ciudad de buenos aires', 'el|del|al ciudad'],
  short: ['ciudad'],
  people: [{ variant: 'banco-ciudad-plan-sueldo-y-jubilados', kinds: ['salary', 'pensioner'] }],
  carries: ['billetera-buepp'],
  appOfBank: 'ciudad',
  lookalikes: ['buenos aires ciudad', 'ciudad club', 'ciudad de|autonoma'],
}
