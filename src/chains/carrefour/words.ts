import type { ChainWords } from '#extraction/chainWords.ts'

export const words: ChainWords = {
  where: {
    marks: [
      [/logomain/, ['Carrefour']],
      [/logomarket/, ['Market']],
      [/logoexpress/, ['Express']],
      [/logomaxi/, ['Maxi']],
      [/logoonline/, ['Online']],
    ],
    otherwise: ['Carrefour', 'Market', 'Express', 'Maxi', 'Online'],
    web: '(?:https?://)?(?:www\\.)?carrefour[a-z.]{0,24}\\.com[a-z.]{0,8}',
    words: 'exclude',
    formats: [
      [/hipermercados?|carrefour hiper/, 'Carrefour'],
      [/carrefour market|(?<![a-z])market(?![a-z])/, 'Market'],
      [/carrefour express|(?<![a-z])express(?![a-z])/, 'Express'],
      [/carrefour maxi|(?<![a-z])maxi(?![a-z])/, 'Maxi'],
    ],
  },
  provinces: null,
  keepsDayFlags: true,
  // The club has the name of the chain's cards, so it must be asked for as a club.
  club: {
    name: 'Mi Carrefour',
    words:
      /(?:parte de|soci[oa]s?(?: de| del)?(?: programa)?|miembros?(?: de| del)?(?: programa)?|programa|registrad[oa]s? en|clientes?|comunidad|adherid[oa]s? a|asociad[oa]s? a) (?:el |la )?(?:programa )?"?mi carrefour"?(?! credito| prepaga|,? ?cuenta)|con mi carrefour(?! credito| prepaga|,? ?cuenta| banco)/g,
    images: /mi ?crf[ _-]?clasico/g,
  },
  picturesBank: null,
}
