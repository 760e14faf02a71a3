import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [
    { code: 8, slug: 'banco-santander', name: 'Banco Santander', kind: 'bank', colours: { fill: '#cc0000', ink: '#ffffff' } },
    {
      code: 9,
      slug: 'banco-santander-jubilados',
      name: 'Banco Santander - Jubilados',
      kind: 'bank',
      parent: 'Banco Santander',
      colours: { fill: '#cc0000', ink: '#ffffff' },
      means: ['pension:banco-santander'],
    },
    {
      code: 10,
      slug: 'banco-santander-women',
      name: 'Banco Santander - Women',
      kind: 'bank',
      parent: 'Banco Santander',
      colours: { fill: '#cc0000', ink: '#ffffff' },
      means: ['tier:banco-santander:women'],
    },
  ],
  tiers: ['Black', 'Infinite', 'Infinity', 'Platinum', 'Select', 'Supercuenta', 'Women'],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'santander rio' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['banco? santander rio?'],
  tiers: [
    { name: 'Women', phrases: ['cuenta? santander? women'], variant: 'banco-santander-women' },
    { name: 'Select', phrases: ['santander select', 'clientes|cuenta|cartera select', 'select'] },
    { name: 'Infinity', phrases: ['infinity gold?'] },
    { name: 'Supercuenta', phrases: ['super cuenta 3?', 'supercuenta 3?'] },
  ],
  people: [{ variant: 'banco-santander-jubilados', kinds: ['pensioner'] }],
  appOfBank: 'santander',
  written: ['Santander'],
  programmes: [{ name: 'Sorpresa', phrases: ['adherid* a sorpresa', 'cliente|clientes|programa sorpresa', 'sorpresa santander'] }],
}
