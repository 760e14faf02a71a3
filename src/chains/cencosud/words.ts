import type { Where } from '#domain/catalogue/chain.ts'
import type { ChainWords } from '#extraction/chainWords.ts'

const SHOPS = ['jumbo', 'disco', 'vea']

/** `shop`: the chain's only format; `name`: the chain's in the shared document. */
export function cencosudWords(shop: Exclude<Where, 'Online'>, name: string): ChainWords {
  return {
    where: {
      marks: [[/online/, ['Online']]],
      otherwise: [shop, 'Online'],
      isNamed: true,
    },
    names: [
      { value: shop, phrases: [name] },
      { value: 'web', phrases: [`${name} online|web|digital`, `app de? ${name}`] },
      { value: 'sister', phrases: SHOPS.filter((other) => other !== name) },
      {
        value: null,
        phrases: [`${name} mas|prime`, `club|tarjeta|socio|socios|socia|puntos|productos|marca de? ${name}`],
      },
    ],
    site: `${name}.com`,
    provinces: null,
    keepsDayFlags: false,
    unflaggedDays: ['Domingo'],
    club: null,
    notes:
      'One document serves several chains of the group; other chains in the words do not count. Sunday has no mark, though the words may name it.',
    picturesBank: null,
  }
}
