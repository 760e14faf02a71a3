import type { ChainWords } from '#extraction/chainWords.ts'

export const chainWords: ChainWords = {
  where: {
    marks: [
      // One icon stands for hypermarkets, shops and the web together.
      [/logoexpress|logoall/, ['ChangoMas', 'Online']],
      [/logomain|logomarket/, ['ChangoMas']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['ChangoMas', 'Online'],
  },
  names: [
    { value: 'ChangoMas', phrases: ['hiper|super|supermercado? chango mas', 'super chango', 'punto mayorista'] },
    { value: 'MasGO', phrases: ['mas go', 'masgo', 'chango mas go'] },
    { value: 'web', phrases: ['mas online', 'app de? changomas|masonline'] },
    {
      value: null,
      phrases: [
        'marca|productos|articulos propia? changomas',
        'marca|productos|articulos propia? chango mas',
        'tarjeta|tarjetas chango mas',
      ],
    },
  ],
  site: 'masonline',
  provinces: null,
  keepsDayFlags: true,
  club: { name: 'MasClub', words: /mas ?club(?!\.com)/g, images: /masclub/g },
  notes:
    'The mark logoExpress means shops and web, logoMain and logoMarket shops only, logoOnline web only; the words win. A bank named «X MODO» means the bank and MODO. A percentage and instalments may be two offers of one card.',
  picturesBank: null,
}
