import type { ChainWords } from '#extraction/chainWords.ts'

export const chainWords: ChainWords = {
  where: {
    marks: [
      [/tienda/, ['Dia']],
      [/online/, ['Online']],
    ],
    otherwise: ['Dia', 'Online'],
  },
  names: [
    { value: 'Dia', phrases: ['tienda|tiendas|supermercado|supermercados|local|locales|sucursal|sucursales dia'] },
    { value: 'web', phrases: ['dia online|web', 'app de dia', 'app club dia'] },
    { value: null, phrases: ['club dia'] },
  ],
  site: 'diaonline',
  provinces: null,
  keepsDayFlags: false,
  club: { name: 'Club Dia', words: /club dia(?![a-z])/g, images: /club[ _-]?dia/g },
  notes:
    'All figures and dates stand in the small print, each tier with its own cap and dates. The marks say whether it holds in shops (TIENDA) or online.',
  picturesBank: null,
}
