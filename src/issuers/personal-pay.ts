import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 43, slug: 'personal-pay', name: 'Personal Pay', kind: 'wallet', colours: { fill: '#00758f', ink: '#ffffff' } },
    {
      code: 44,
      slug: 'personal-pay-nivel-1',
      name: 'Personal Pay - Nivel 1',
      kind: 'wallet',
      parent: 'Personal Pay',
      colours: { fill: '#00758f', ink: '#ffffff' },
      means: ['tier:personal-pay:nivel-1'],
    },
    {
      code: 45,
      slug: 'personal-pay-nivel-2',
      name: 'Personal Pay - Nivel 2',
      kind: 'wallet',
      parent: 'Personal Pay',
      colours: { fill: '#00758f', ink: '#ffffff' },
      means: ['tier:personal-pay:nivel-2'],
    },
    {
      code: 46,
      slug: 'personal-pay-nivel-3',
      name: 'Personal Pay - Nivel 3',
      kind: 'wallet',
      parent: 'Personal Pay',
      colours: { fill: '#00758f', ink: '#ffffff' },
      means: ['tier:personal-pay:nivel-3'],
    },
  ],
  tiers: ['Nivel 1', 'Nivel 2', 'Nivel 3', 'Nivel 4'],
} as const satisfies IssuerFacts

export const everydayNames = { also: 'telecom' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['personal pay'],
  tiers: [
    { name: 'Nivel 1', phrases: ['nivel|niveles 1'], variant: 'personal-pay-nivel-1' },
    { name: 'Nivel 2', phrases: ['nivel|niveles 2'], variant: 'personal-pay-nivel-2' },
    { name: 'Nivel 3', phrases: ['nivel|niveles 3'], variant: 'personal-pay-nivel-3' },
    { name: 'Nivel 4', phrases: ['nivel|niveles 4'] },
    { name: 'Nivel 5', phrases: ['nivel|niveles 5'] },
  ],
  isPaidAsSuch: true,
  hasLevels: true,
  app: { name: 'Personal Pay', phrases: ['app|aplicacion personal pay', 'qr de? personal pay'], hasCard: true },
  refundAccount: ['personal'],
  written: ['Personal Pay'],
}
