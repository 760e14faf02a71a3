import type { ChainWords } from '#extraction/chainWords.ts'

export const chainWords: ChainWords = {
  where: {
    marks: [],
    otherwise: ['Makro'],
  },
  names: [
    { value: 'Makro', phrases: ['makro'] },
    { value: 'shops', phrases: ['todos los makro del? pais?', 'cualquier makro'] },
    { value: 'web', phrases: ['makro online|web', 'app de? makro'] },
    { value: null, phrases: ['marca|productos|tarjeta|tarjetas makro'] },
  ],
  site: 'makro.com.ar',
  provinces: null,
  keepsDayFlags: false,
  club: { name: 'Club +Simple', words: /club ?(?:\+|mas) ?simple/g, images: /club ?\+? ?simple/g, isAlwaysRequired: true },
  notes: 'The percentage may stand in a picture only. It holds in shops unless the words say otherwise.',
  picturesBank: null,
}
