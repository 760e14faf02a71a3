import { expect, test } from 'vitest'
import { fold } from '#domain/text/fold.ts'
import { INSTITUTIONS, NICKNAMES, PICTURED_INSTITUTIONS } from '#extraction/vocabulary/institutions.ts'
import { type Entry, rowsOf } from '#extraction/vocabulary/lexicon.ts'
import { PEOPLE } from '#extraction/vocabulary/people.ts'
import { TIERS } from '#extraction/vocabulary/tiers.ts'
import { WORDS } from '#issuers/words.ts'

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
function untelling(entries: readonly Entry<unknown>[]): string[] {
  const named = entries.filter(({ value }) => value !== null).flatMap(({ phrases }) => phrases)
  const isOptional = (phrase: string) => phrase.includes('?')
  return named.filter(
    (phrase) => isOptional(phrase) && rowsOf(phrase).some((row) => !row.some(isTelling) && rowsOf(phrase).some(hasTelling)),
  )
}
const isTelling = (word: string) => !PLAIN.has(word)
const hasTelling = (row: readonly string[]) => row.some(isTelling)

test.each<[string, readonly Entry<unknown>[]]>([
  ['institutions', INSTITUTIONS.entries],
  ['institutions in pictures', PICTURED_INSTITUTIONS.entries],
  ['nicknames', NICKNAMES.entries],
  ['tiers', TIERS.entries.filter(({ value }) => value.issuer !== null)],
  ['people', PEOPLE.entries.filter(({ value }) => value?.kind === 'benefit' || value?.kind === 'member')],
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
  const bare = Object.values(WORDS).flatMap(({ names }) =>
    names.flatMap(rowsOf).filter((row) => row.every((word) => PLAIN.has(word) || (row.length === 1 && EVERYDAY.has(word)))),
  )
  expect(bare).toEqual([])
  expect([...PLAIN, ...EVERYDAY].filter((word) => fold(word) !== word)).toEqual([])
})
