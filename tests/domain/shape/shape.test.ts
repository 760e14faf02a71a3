import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROMOTION_FIELDS } from '#domain/promotion/promotionFields.ts'
import {
  type AnyShape,
  BOOLEAN,
  byKey,
  choice,
  DATE,
  emptyValue,
  flags,
  hasForm,
  LINK,
  listOf,
  METHOD,
  nullable,
  number,
  PESOS,
  record,
  setOf,
  text,
  toPageValue,
  whole,
  withRefusal,
} from '#domain/shape/shape.ts'
import { promotions } from '../arbitraries.ts'

const COLOUR = choice(['red', 'blue'])
const POINT = record({ x: number(0, 9), isFixed: BOOLEAN })

describe('a value that says nothing', () => {
  test.each<[string, AnyShape, unknown]>([
    ['of what may be null is null', nullable(COLOUR), null],
    ['of a listOf is an empty one', listOf(COLOUR), []],
    ['of a listOf that must have something there is not', listOf(COLOUR, { least: 1 }), undefined],
    ['of a set is an empty one', setOf(['a', 'b']), []],
    ['of a set that must have something there is not', setOf(['a', 'b'], { least: 1 }), undefined],
    ['of flags says no to each', flags(['a', 'b']), { a: false, b: false }],
    ['of a yes or no is no', BOOLEAN, false],
    ['of values by key has none', byKey(['a'], COLOUR), {}],
    ['of a record has one in each field', record({ a: BOOLEAN, b: nullable(DATE) }), { a: false, b: null }],
    ['of a record has one in each field, also off the page', record({ a: BOOLEAN }, { b: listOf(DATE) }), { a: false, b: [] }],
    ['of a record there is not where a field has none', record({ a: BOOLEAN, b: COLOUR }), undefined],
    ['of a record there is not where a field off the page has none', record({ a: BOOLEAN }, { b: COLOUR }), undefined],
    ['of a choice there is not', COLOUR, undefined],
    ['of a number there is not', number(0, 1), undefined],
    ['of a text there is not', text(9), undefined],
    ['of a date there is not', DATE, undefined],
    ['of a link there is not', LINK, undefined],
    ['of a method there is not', METHOD, undefined],
  ])('%s', (_, shape, blank) => {
    expect(emptyValue<unknown>(shape)).toEqual(blank)
  })

  test('is the same for a shape that refuses some values', () => {
    expect(emptyValue(withRefusal(listOf(COLOUR), () => 'no'))).toEqual([])
  })
})

describe('the form of a value', () => {
  test.each<[string, AnyShape, unknown[], unknown[]]>([
    ['null or the value', nullable(BOOLEAN), [null, true], [undefined, 'yes', 0]],
    ['one of the values', COLOUR, ['red', 'blue'], ['green', null, ['red']]],
    ['some of the values', setOf(['a', 'b']), [[], ['a'], ['b', 'a']], [['a', 'c'], 'a', null, { a: true }]],
    ['a listOf of values', listOf(BOOLEAN), [[], [true, false]], [[true, 'no'], true, null, {}]],
    ['every field of a record', POINT, [{ x: 1, isFixed: true }], [{ x: 1 }, { isFixed: true }, {}, null, 'x', [1, true]]],
    ['no fields off the page', record({ a: BOOLEAN }, { b: BOOLEAN }), [{ a: true }, { a: true, b: 7 }], [{ b: true }]],
    ['a yes or no for each flag', flags(['a', 'b']), [{ a: true, b: false }], [{ a: true }, { a: true, b: 'no' }, null, [], 'a']],
    ['values for some keys', byKey(['a', 'b'], BOOLEAN), [{}, { a: true }], [{ a: 1 }, { a: true, b: null }, null, [], '', 7]],
    ['a number', PESOS, [0, 12.5, 1e15], ['1', null, true]],
    ['a whole number, whatever its size', whole(0, 1), [7], ['7', null]],
    ['a yes or no', BOOLEAN, [true, false], [0, 'true', null]],
    ['a day of the calendar', DATE, ['2026-03-27'], ['2026-02-30', 'mañana', 20_260_327, null]],
    ['a text', text(3), ['abc', 'longer'], [3, null, ['abc']]],
    ['an address', LINK, ['https://coto.com.ar'], [null, 1]],
    ['a method', METHOD, ['MODO'], [null, ['MODO']]],
  ])('is %s', (_, shape, good, bad) => {
    expect(good.filter((value) => !hasForm(shape, value))).toEqual([])
    expect(bad.filter((value) => hasForm(shape, value))).toEqual([])
  })

  test('is that of every field of a valid promotion', () => {
    fc.assert(
      fc.property(promotions, (promotion) => {
        const names = Object.keys(PROMOTION_FIELDS) as (keyof typeof PROMOTION_FIELDS)[]
        expect(names.filter((name) => !hasForm(PROMOTION_FIELDS[name].shape, promotion[name]))).toEqual([])
      }),
    )
  })
})

describe('what of a value goes to the page', () => {
  const PERSON = record({ name: text(9) }, { secret: text(9) })
  const person = { name: 'Ana', secret: 'x' }

  test.each<[string, AnyShape, unknown, unknown]>([
    ['are a record’s fields, but for those off the page', PERSON, person, { name: 'Ana' }],
    ['is the same of a record that may be null', nullable(PERSON), person, { name: 'Ana' }],
    ['is null where it is null', nullable(PERSON), null, null],
    ['is the same of each in a list', listOf(PERSON), [person, person], [{ name: 'Ana' }, { name: 'Ana' }]],
    [
      'is the same within a record',
      record({ who: PERSON, days: setOf(['a']) }),
      { who: person, days: ['a'] },
      { who: { name: 'Ana' }, days: ['a'] },
    ],
    ['is all of a plain value', text(9), 'Ana', 'Ana'],
    ['is all of flags', flags(['a']), { a: true }, { a: true }],
  ])('%s', (_, shape, value, page) => {
    expect(toPageValue<unknown, unknown>(shape, value)).toEqual(page)
  })
})

test('a listOf and a set may be empty unless something else is said, and a listOf is no set', () => {
  expect(listOf(BOOLEAN)).toEqual({ kind: 'list', of: BOOLEAN, least: 0, most: 1_000, isSet: false })
  expect(setOf(['a'])).toEqual({ kind: 'set', values: ['a'], least: 0 })
})

test('a shape that refuses some values keeps its form and its reason', () => {
  const even = withRefusal(number(0, 9), (value) => (value % 2 === 0 ? null : 'impar'))
  expect(even).toMatchObject({ kind: 'number', least: 0, most: 9, isWhole: false })
  expect([even.refuse?.(4), even.refuse?.(5)]).toEqual([null, 'impar'])
  expect(whole(0, 9)).toMatchObject({ kind: 'number', isWhole: true })
})
