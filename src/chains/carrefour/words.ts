import type { ChainWords } from '#extraction/chainWords.ts'

export const chainWords: ChainWords = {
  where: {
    marks: [
      [/logomain/, ['Carrefour']],
      [/logomarket/, ['Market']],
      [/logoexpress/, ['Express']],
      [/logomaxi/, ['Maxi']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['Carrefour', 'Market', 'Express', 'Maxi', 'Online'],
  },
  names: [
    {
      value: 'Carrefour',
      phrases: ['carrefour? hiper|hipers|hipermercado|hipermercados carrefour?', 'hipermercado|hipermercados carrefour'],
    },
    { value: 'Market', phrases: ['carrefour? market|markets'] },
    { value: 'Express', phrases: ['carrefour? express'] },
    { value: 'Maxi', phrases: ['carrefour? maxi|maxis'] },
    { value: 'web', phrases: ['carrefour online|web', 'app de carrefour', 'app mi carrefour', 'el digital'] },
    { value: 'shops', phrases: ['carrefour'] },
    {
      value: null,
      phrases: [
        'american express',
        'market place',
        'mi carrefour',
        'banco|credito|prepaga|cuenta|tarjeta|tarjetas mi? carrefour',
        'marca|productos|articulos carrefour',
        'carrefour credito|prepaga|banco|cuenta|bio|argentina',
      ],
    },
  ],
  site: 'carrefour',
  provinces: null,
  keepsDayFlags: true,
  // The club is named like the chain's cards, so the words of a club are required.
  club: {
    name: 'Mi Carrefour',
    words:
      /(?:parte de|soci[oa]s?(?: de| del)?(?: programa)?|miembros?(?: de| del)?(?: programa)?|programa|registrad[oa]s? en|clientes?|comunidad|adherid[oa]s? a|asociad[oa]s? a) (?:el |la )?(?:programa )?"?mi carrefour"?(?! credito| prepaga|,? ?cuenta)|con mi carrefour(?! credito| prepaga|,? ?cuenta| banco)/g,
    images: /mi ?crf[ _-]?clasico/g,
  },
  notes:
    'The marks logoMain, logoMarket, logoExpress, logoMaxi and logoOnline stand for Carrefour, Market, Express, Maxi and Online. Day marks are right where there are any. A percentage and instalments may be two offers of one card.',
  picturesBank: null,
}
