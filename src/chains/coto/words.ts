import type { ChainWords } from '#extraction/chainWords.ts'

export const words: ChainWords = {
  where: {
    marks: [
      [/logomain/, ['Coto']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['Coto', 'Online'],
    web: 'coto ?digital|(?:https?://)?(?:www\\.)?cotodigital[a-z.]{0,24}\\.com[a-z.]{0,8}',
    words: 'exclude',
    formats: [],
  },
  provinces: ['CABA', 'Buenos Aires', 'Neuquén', 'Mendoza', 'Entre Ríos', 'Santa Fe'],
  keepsDayFlags: false,
  club: {
    name: 'Comunidad Coto',
    words: /(?:nuestra comunidad|comunidad coto|miembros? (?:de )?(?:la |nuestra )?comunidad)/g,
    images: /comu\d?(?=[._-])/g,
  },
  picturesBank: { unless: /comu\d|anses|portena/ },
}
