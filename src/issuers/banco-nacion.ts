import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 4, slug: 'banco-nacion', name: 'Banco Nación', kind: 'bank', colours: { fill: '#00667d', ink: '#ffffff' } },
    {
      code: 5,
      slug: 'banco-nacion-tarjeta-nativa',
      name: 'Banco Nación - Tarjeta Nativa',
      kind: 'bank',
      parent: 'Banco Nación',
      colours: { fill: '#00667d', ink: '#ffffff' },
      means: ['tier:banco-nacion:nativa'],
    },
  ],
  tiers: ['Agil', 'Estilo', 'Insignia'],
} as const satisfies IssuerFacts

export const everydayNames = { also: 'bna banco de la nacion argentina' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: ['banco de? la? nacion argentina?', 'mas nacion', 'el|del|al nacion', 'banco nacion argentino?'],
  short: ['nacion'],
  initials: ['bna'],
  variantNames: { 'banco-nacion-tarjeta-nativa': ['tarjeta|tarjetas nativa', 'la|tu|con nativa'] },
  tiers: [
    { name: 'Nativa', phrases: ['nativa', 'nativa visa|mastercard'], variant: 'banco-nacion-tarjeta-nativa' },
    { name: 'Ágil', phrases: ['cuenta|paquete agil'] },
    { name: 'Insignia', phrases: ['cuenta|paquete insignia'] },
  ],
  app: { name: 'BNA+', phrases: ['app? bna mas?', 'bna mas', 'billetera? modo bna mas?'] },
  appOfBank: 'nacion',
  written: ['BNA', 'BNA+'],
}
