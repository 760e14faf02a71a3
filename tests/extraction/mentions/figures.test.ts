import { describe, expect, it } from 'vitest'
import { findDates } from '#extraction/mentions/dates.ts'
import { findAges, findDurations, findUnitsAfterSlash } from '#extraction/mentions/figures.ts'
import { findInstalments, findSinglePayments } from '#extraction/mentions/instalments.ts'
import { findAmounts } from '#extraction/mentions/money.ts'
import { findPercentages } from '#extraction/mentions/percent.ts'
import { tokeniseText } from '#extraction/mentions/tokens.ts'
import { findUses } from '#extraction/mentions/uses.ts'
import { findWeekdays } from '#extraction/mentions/weekdays.ts'
import { foldKeepingOffsets } from '#extraction/text/fold.ts'
import * as corpus from './figures.corpus.ts'

const textOf = (words: string) => tokeniseText(foldKeepingOffsets(words))
const ofKind = <V>(found: readonly { kind: string; value: V }[], wanted: string) =>
  found.filter(({ kind }) => kind === wanted).map(({ value }) => value)

describe('an amount', () => {
  it.each(corpus.MONEY)('%s', (words, amounts) => {
    expect(ofKind(findAmounts(textOf(words)), 'money')).toEqual(amounts)
  })

  it.each(corpus.BARE_AMOUNTS)('without its sign: %s', (words, amounts) => {
    expect(ofKind(findAmounts(textOf(words)), 'bareAmount')).toEqual(amounts)
  })

  it('in words and in figures is one', () => {
    const words = 'once mil pesos ($11.000) por mes'
    expect(findAmounts(textOf(words)).map(({ start, end }) => words.slice(start, end))).toEqual(['once mil pesos ($11.000)'])
  })
})

it.each(corpus.PERCENTS)('a percentage: %s', (words, percentages) => {
  expect(ofKind(findPercentages(textOf(words), 'legal'), 'percent')).toEqual(percentages)
})

it('a rate is told apart', () => {
  expect(ofKind(findPercentages(textOf('tna 62%, iva 21%'), 'legal'), 'rate')).toEqual([62, 21])
})

it.each(corpus.INSTALMENTS)('instalments: %s', (words, numbers, free) => {
  const found = findInstalments(textOf(words), 'legal')
  expect(found.flatMap(({ kind, value }) => (kind === 'instalments' ? value : []))).toEqual(numbers)
  expect(found.flatMap(({ kind, value }) => (kind === 'interestFree' ? value : []))).toEqual(free)
})

it.each(corpus.SINGLE_PAYMENTS)('one payment: %s', (words, isSingle) => {
  expect(findSinglePayments(textOf(words)).length > 0).toBe(isSingle)
})

it.each(corpus.WEEKDAY_LISTS)('weekdays: %s', (words, days) => {
  expect(
    findWeekdays(textOf(words))
      .map((list) => list.days.join(' '))
      .join('; '),
  ).toBe(days)
})

it.each(corpus.DURATIONS)('a length of time: %s', (words, length) => {
  expect(
    findDurations(textOf(words))
      .map(({ value }) => `${value.days}${value.business ? ' business' : ''}`)
      .join('; '),
  ).toBe(length)
})

it.each(corpus.USES)('uses: %s', (words, uses) => {
  const said = new Set(findUses(textOf(words)).map(({ value }) => `${value.times} ${value.period}`))
  expect([...said].join('; ')).toBe(uses)
})

it.each(corpus.AGES)('an age: %s', (words, ages) => {
  expect(
    findAges(textOf(words))
      .map(({ age }) => age)
      .join('; '),
  ).toBe(ages)
})

it.each(corpus.DATES)('dates: %s', (words, dates) => {
  expect(
    findDates(textOf(words), '2026-08-20')
      .map(({ value }) => (value === null ? 'unclear' : `${value.sort} ${value.from} ${value.until}`))
      .join('; '),
  ).toBe(dates)
})

it('what a stroke sets an amount against', () => {
  expect(findUnitsAfterSlash(textOf('tope 11000 / mes / cuenta')).map(({ value }) => value)).toEqual(['mes', 'cuenta'])
})
