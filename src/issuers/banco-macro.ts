import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 12, slug: 'banco-macro', name: 'Banco Macro', kind: 'bank', colours: { fill: '#0033a0', ink: '#ffffff' } },
    {
      code: 13,
      slug: 'banco-macro-tarjeta-platinum',
      name: 'Banco Macro - Tarjeta PLATINUM',
      kind: 'bank',
      parent: 'Banco Macro',
      colours: { fill: '#0033a0', ink: '#ffffff' },
      means: ['tier:banco-macro:platinum'],
    },
    {
      code: 14,
      slug: 'banco-macro-tarjeta-selecta',
      name: 'Banco Macro - Tarjeta Selecta',
      kind: 'bank',
      parent: 'Banco Macro',
      colours: { fill: '#0033a0', ink: '#ffffff' },
      means: ['tier:banco-macro:selecta'],
    },
  ],
  tiers: ['Selecta', 'Platinum'],
  letters: 'MA',
} as const satisfies IssuerFacts

export const everydayNames = { also: 'itau bma' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['banco? macro'],
  tiers: [
    { name: 'Selecta', phrases: ['macro? selecta'], variant: 'banco-macro-tarjeta-selecta' },
    { name: 'Platinum', phrases: ['macro platinum|preferencial'], variant: 'banco-macro-tarjeta-platinum' },
  ],
  people: [
    { variant: 'banco-macro-tarjeta-platinum', kinds: ['segment'], names: ['Platinum', 'Preferencial'] },
    { variant: 'banco-macro-tarjeta-selecta', kinds: ['segment'], names: ['Signature', 'Black'] },
  ],
  appOfBank: 'macro',
  written: ['Macro', 'App Macro'],
}
