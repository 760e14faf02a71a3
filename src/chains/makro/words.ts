import type { ChainWords } from '#extraction/chainWords.ts'

export const words: ChainWords = {
  where: {
    marks: [],
    otherwise: ['Makro'],
    web: null,
    words: /(?:compras? |venta |canal |y |e )on ?line|makro\.com\.ar\/tienda/,
    formats: [],
  },
  provinces: null,
  keepsDayFlags: false,
  club: { name: 'Club +Simple', words: /club ?(?:\+|mas) ?simple/g, images: /club ?\+? ?simple/g, isAlwaysRequired: true },
  picturesBank: null,
}
