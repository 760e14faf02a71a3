import { expect, test } from 'vitest'
import { fold } from '#domain/text/fold.ts'
import { INSTITUTION_LEXICON, NICKNAME_LEXICON, PICTURE_INSTITUTION_LEXICON } from '#extraction/vocabulary/institutions.ts'
import { expandPhrase, type LexiconEntry } from '#extraction/vocabulary/lexicon.ts'
import { PEOPLE_LEXICON } from '#extraction/vocabulary/people.ts'
import { TIER_LEXICON } from '#extraction/vocabulary/tiers.ts'
import * as ISSUER_WORDS from '#issuers/words.ts'

/** Words that every bank's cards have, and everyday words that are parts of names: alone they tell nobody apart. */
const PLAIN = new Set(
  (
    'a al app aplicacion banca banco bancos bco beca becas billetera billeteras caja cartera cliente clientes con credito cuenta cuentas de debito ' +
    'del digital el en la las los mas mi movil municipal nuevo pago pay plan planes prepaga programa progresar segmento su sus tarjeta tarjetas ' +
    'tu un una usuario usuarios'
  ).split(' '),
)
/** Towns, regions and everyday words by which a bank is called: they tell it behind words for a bank. */
const EVERYDAY = new Set('chaco ciudad columbia corrientes formosa julio nacion neuquen patagonia piano provincia sol'.split(' '))

/** Rows of words of which none tells whose they are. */
function untelling(entries: readonly LexiconEntry<unknown>[]): string[] {
  const named = entries.filter(({ value }) => value !== null).flatMap(({ phrases }) => phrases)
  const isOptional = (phrase: string) => phrase.includes('?')
  return named.filter(
    (phrase) => isOptional(phrase) && expandPhrase(phrase).some((row) => !row.some(isTelling) && expandPhrase(phrase).some(hasTelling)),
  )
}
const isTelling = (word: string) => !PLAIN.has(word)
const hasTelling = (row: readonly string[]) => row.some(isTelling)

test.each<[string, readonly LexiconEntry<unknown>[]]>([
  ['institutions', INSTITUTION_LEXICON.entries],
  ['institutions in pictures', PICTURE_INSTITUTION_LEXICON.entries],
  ['nicknames', NICKNAME_LEXICON.entries],
  ['tiers', TIER_LEXICON.entries.filter(({ value }) => value !== null && value.issuer !== null)],
  ['people', PEOPLE_LEXICON.entries.filter(({ value }) => value?.kind === 'benefit' || value?.kind === 'member')],
])('no row of %s has telling words that may all be left out', (_, entries) => {
  expect(entries.length).toBeGreaterThan(0)
  expect(untelling(entries)).toEqual([])
})

test('a row whose telling words may all be left out would be seen', () => {
  expect(untelling([{ value: 'x', phrases: ['banco luna? de? lunares?', 'galicia', 'banco? galicia'] }])).toEqual([
    'banco luna? de? lunares?',
  ])
})

test('a name that is a plain word alone is a short name or a nickname, never a name', () => {
  const bare = Object.values(ISSUER_WORDS).flatMap(({ names }) =>
    names.flatMap(expandPhrase).filter((row) => row.every((word) => PLAIN.has(word) || (row.length === 1 && EVERYDAY.has(word)))),
  )
  expect(bare).toEqual([])
  expect([...PLAIN, ...EVERYDAY].filter((word) => fold(word) !== word)).toEqual([])
})
