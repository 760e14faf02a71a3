import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 22, slug: 'banco-credicoop', name: 'Banco Credicoop', kind: 'bank', colours: { fill: '#00683a', ink: '#ffffff' } },
    {
      code: 23,
      slug: 'banco-credicoop-plan-sueldo',
      name: 'Banco Credicoop - Plan Sueldo',
      kind: 'bank',
      parent: 'Banco Credicoop',
      colours: { fill: '#00683a', ink: '#ffffff' },
      means: ['salary:banco-credicoop'],
    },
  ],
  tiers: ['Credicuenta', 'Jóvenes', 'Módulos Credicoop'],
  letters: 'CC',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? credicoop'],
  tiers: [
    { name: 'Credicuenta', phrases: ['credicuenta'] },
    { name: 'Módulos Credicoop', phrases: ['modulo|modulos credicoop'] },
  ],
  people: [{ variant: 'banco-credicoop-plan-sueldo', kinds: ['salary'] }],
  app: { name: 'Credicoop Móvil', phrases: ['app? credicoop movil', 'app banca? credicoop'] },
  appOfBank: 'credicoop',
  written: ['Credicoop', 'AgroCabal'],
}
