import { expect, it } from 'vitest'
import { readAmount } from '#domain/promotion/amount.ts'

it.each<[unknown, number | null]>([
  [60_000, 60_000],
  [1_234.5, 1_235],
  ['60000', 60_000],
  ['$ 60.000', 60_000],
  ['60.000,50', 60_000],
  ['60000,', 60_000],
  ['60,000', 60_000],
  ['60,5 mil', 60_500],
  ['60 mil', 60_000],
  ['60K', 60_000],
  ['60 lucas', 60_000],
  ['1,5 millones', 1_500_000],
  ['1 millón', 1_000_000],
  ['$60.000 pesos', 60_000],
  ['6.0.0', null],
  ['60 constructor', null],
  ['1,2e3', null],
  ['100.000.000', 100_000_000],
  ['100.000.001', null],
  ['0', null],
  [0.4, null],
  ['-5', null],
  ['mucho', null],
  ['', null],
  [undefined, null],
  [null, null],
  [{}, null],
  [Number.POSITIVE_INFINITY, null],
])('%j is %s pesos', (typed, pesos) => {
  expect(readAmount(typed)).toBe(pesos)
})
