import type { ChainWords } from '#extraction/chainWords.ts'

export const chainWords: ChainWords = {
  where: {
    marks: [
      [/logomain/, ['Coto']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['Coto', 'Online'],
  },
  names: [
    { value: 'Coto', phrases: ['coto'] },
    { value: 'web', phrases: ['coto digital|online|web', 'app de? coto'] },
    {
      value: null,
      phrases: ['comunidad coto', 'tarjeta|tarjetas|tci|marca|productos|articulos de? coto', 'coto cicsa|c', 'coto centro integral'],
    },
  ],
  site: 'cotodigital',
  provinces: ['CABA', 'Buenos Aires', 'Neuquén', 'Mendoza', 'Entre Ríos', 'Santa Fe'],
  keepsDayFlags: false,
  club: {
    name: 'Comunidad Coto',
    words: /(?:nuestra comunidad|comunidad coto|miembros? (?:de )?(?:la |nuestra )?comunidad)/g,
    images: /comu\d?(?=[._-])/g,
  },
  notes:
    'The name of the picture is the issuer, and more reliable than the text. Without a word or mark on the channel it holds in shops and online. The small print may be a section of a page that all cards share; dates may be a list of single days.',
  picturesBank: { unless: /comu\d|anses|portena/ },
}
