import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { getMethodName, ISSUERS } from './issuers.ts'
import { type Lexicon, type LexiconEntry, parsePhrases } from './lexicon.ts'

/** After these a town, a region or another everyday word is a bank. */
const CONTEXTS = parsePhrases(`
  tarjeta|tarjetas de? credito|debito|prepaga? de|del?, cliente|clientes|titular|titulares|usuario|usuarios de|del?,
  cobras|cobran|cobren|cobres|cobra|cobrar en el?, sueldo|sueldos|haberes|jubilacion|pension en|del el?,
  cuenta|cuentas|caja sueldo|ahorro? en|del el?, app|aplicacion|billetera|homebanking de|del?
`)

const abbreviated = (phrase: string) => phrase.split(' ').map(withShortForm).join(' ')
const withShortForm = (slot: string) => (slot === 'banco' || slot === 'banco?' ? `banco|bco${slot.slice('banco'.length)}` : slot)

const MODO: readonly LexiconEntry<MethodName | null>[] = [
  { value: 'MODO', phrases: ['modo'] },
  // Here the word means a manner.
  { value: null, phrases: ['en|de|del modo alguno', 'de modo que|tal', 'de|del mismo|igual|este|otro|ningun|cualquier modo', 'otro modo'] },
]

/** Null: a phrase that only looks like a name. Variants are also in the lexicon of tiers. */
const IN_WORDS: readonly LexiconEntry<MethodName | null>[] = ISSUERS.flatMap(
  ({ issuer, words: { names, initials = [], short = [], lookalikes = [], variantNames = {} } }): LexiconEntry<MethodName | null>[] => [
    {
      value: issuer,
      phrases: [...names.map(abbreviated), ...initials, ...short.flatMap((name) => CONTEXTS.map((context) => `${context} ${name}`))],
    },
    { value: null, phrases: lookalikes.flatMap((name) => CONTEXTS.map((context) => `${context} ${name}`)) },
    ...Object.entries(variantNames).map(([slug, phrases]) => ({ value: getMethodName(slug), phrases })),
  ],
)

/** In file names of pictures and lists of banks, where towns, regions and fruits do not occur. */
const IN_PICTURES: readonly LexiconEntry<MethodName | null>[] = ISSUERS.flatMap(
  ({ issuer, words: { short = [], pictures = [], lookalikes = [] } }): LexiconEntry<MethodName | null>[] => [
    { value: issuer, phrases: [...short, ...pictures] },
    { value: null, phrases: lookalikes },
  ],
)

export const INSTITUTION_LEXICON: Lexicon<'institution', MethodName | null> = {
  kind: 'institution',
  isTolerant: true,
  entries: [...IN_WORDS, ...MODO],
}
export const PICTURE_INSTITUTION_LEXICON: Lexicon<'institution', MethodName | null> = {
  kind: 'institution',
  entries: [...IN_PICTURES, ...IN_WORDS, ...MODO],
}

/** Everyday words that mean a bank next to another one, as in "Galicia, Nación y Ciudad". */
export const SHORT_NAME_LEXICON: Lexicon<'shortName', MethodName | null> = {
  kind: 'shortName',
  entries: ISSUERS.flatMap(({ issuer, words: { short = [], lookalikes = [] } }) => [
    { value: issuer, phrases: short },
    { value: null, phrases: lookalikes },
  ]),
}

/** Counts on a card with another name of the issuer, or on cards of the issuer's chain. */
export type Nickname = { issuer: MethodName; chain: string | null }
export const NICKNAME_LEXICON: Lexicon<'nickname', Nickname> = {
  kind: 'nickname',
  entries: ISSUERS.map(({ issuer, words: { nicknames = [], chain = null } }) => ({ value: { issuer, chain }, phrases: nicknames })),
}
