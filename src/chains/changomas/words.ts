import type { ChainWords } from '#extraction/chainWords.ts'

export const words: ChainWords = {
  where: {
    marks: [
      // One icon stands for hypermarkets, shops and the web together.
      [/logoexpress|logoall/, ['ChangoMas', 'Online']],
      [/logomain|logomarket|tienda/, ['ChangoMas']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['ChangoMas', 'Online'],
    web: 'mas ?online|(?:https?://)?(?:www\\.)?masonline[a-z.]{0,24}\\.com[a-z.]{0,8}',
    // Some cards' flags name shops alone, and the words open the web as well.
    words: 'open',
    formats: [],
  },
  provinces: null,
  keepsDayFlags: true,
  club: { name: 'MasClub', words: /mas ?club(?!\.com)/g, images: /masclub/g },
  picturesBank: null,
}
