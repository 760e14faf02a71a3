import type { ChainWords } from '#extraction/chainWords.ts'

export const words: ChainWords = {
  where: {
    marks: [
      [/tienda/, ['Dia']],
      [/online/, ['Online']],
    ],
    otherwise: ['Dia', 'Online'],
    web: '(?:https?://)?(?:www\\.)?diaonline[a-z.]{0,24}\\.com[a-z.]{0,8}',
    words: 'exclude',
    formats: [],
  },
  provinces: null,
  keepsDayFlags: false,
  club: { name: 'Club Dia', words: /club dia(?![a-z])/g, images: /club[ _-]?dia/g },
  picturesBank: null,
}
