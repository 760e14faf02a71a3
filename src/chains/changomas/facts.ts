import type { ChainFacts } from '../chainFacts.ts'

export const changomas = {
  name: 'ChangoMás',
  where: ['ChangoMas', 'MasGO', 'Online'],
  seldomNamed: ['MasGO'],
  whereLabels: { ChangoMas: 'Sucursales', MasGO: 'MásGO' },
  url: 'https://www.masonline.com.ar/promociones-bancarias',
  colours: { fill: '#6b1f7c', ink: '#ffffff' },
  letters: 'CM',
  icons: { logoMain: 'locales', logoMarket: 'locales', logoExpress: 'locales y online', logoOnline: 'online' },
  club: { name: 'MasClub', label: 'MásClub', place: 4, written: 'mas ?club' },
} as const satisfies ChainFacts
