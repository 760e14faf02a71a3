import { describe, expect, test } from 'vitest'
import {
  type AnyShape,
  BOOLEAN,
  byKey,
  choice,
  DATE,
  flags,
  LINK,
  listOf,
  METHOD,
  nullable,
  number,
  record,
  setOf,
  text,
} from '#domain/shape/shape.ts'
import { type Packed, pack, TextTable, unpack } from '#domain/shape/shapePack.ts'

/** More names than a bitwise operator has bits. */
const MANY = Array.from({ length: 40 }, (_, at) => `name ${at}`)

describe('a value that travels', () => {
  test.each<[string, AnyShape, unknown, Packed]>([
    ['a choice as its position', choice(['a', 'b', 'c']), 'c', 2],
    ['a set as one bit a member', setOf(['a', 'b', 'c']), ['a', 'c'], 0b101],
    ['an empty set as nothing', setOf(['a', 'b', 'c']), [], 0],
    ['a large set without losing members', setOf(MANY), [MANY[0], MANY[39]], 1 + 2 ** 39],
    ['flags as one bit each', flags(['a', 'b', 'c']), { a: false, b: true, c: true }, 0b110],
    ['a text as its place in the table', text(9), 'hola', 0],
    ['an address as its place in the table', LINK, 'https://coto.com.ar', 0],
    ['a number as it is', number(0, 99), 12.5, 12.5],
    ['a yes as one', BOOLEAN, true, 1],
    ['a no as zero', BOOLEAN, false, 0],
    ['a date as its day number', DATE, '1970-02-01', 31],
    ['a method as its permanent code', METHOD, 'Banco Credicoop', 22],
    ['null as null', nullable(BOOLEAN), null, null],
    ['what may be null as itself', nullable(BOOLEAN), false, 0],
    ['a listOf item by item', listOf(BOOLEAN), [true, false], [1, 0]],
    ['a record by the order of its fields', record({ b: BOOLEAN, a: number(0, 9) }), { b: true, a: 7 }, [1, 7]],
  ])('writes %s, and is read back', (_, shape, value, expected) => {
    const table = new TextTable()
    const packed = pack(shape, value, table)
    expect(packed).toEqual(expected)
    expect(unpack<unknown>(shape, packed, table.texts)).toEqual(value)
  })

  test('has each text once, in the order in which they came', () => {
    const table = new TextTable()
    expect(pack(listOf(text(9)), ['uno', 'dos', 'uno', 'tres', 'dos'], table)).toEqual([0, 1, 0, 2, 1])
    expect(table.texts).toEqual(['uno', 'dos', 'tres'])
  })

  test('has no values by key: those stay on the server', () => {
    expect(() => pack(byKey(['a'], BOOLEAN), { a: true }, new TextTable())).toThrow('server')
  })
})
