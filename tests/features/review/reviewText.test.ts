import { describe, expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { REVIEWED_FIELDS, type ReviewedPromotion } from '#domain/promotion/review.ts'
import { emptyReviewText, ReviewProblem, readReviewText, reviewsOfReader, writeReviewText } from '#features/review/reviewText.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { JUNE, readMonth, readText } from '../../review/cards.ts'

const { card, promotions } = readMonth(JUNE)
const asRead = writeReviewText(promotions)
const withConditions = readText(
  'Jueves\n25% DE AHORRO\nPagando con QR de MODO\nTope de reintegro $ 12.000 por mes. No incluye vinos ni electro. Válido del 01/06/2026 al 30/06/2026.',
)

/** The text with fields of its first promotion as a person would write them. */
function written(changes: Record<string, unknown>, text = asRead): string {
  const [first, ...others] = JSON.parse(text)
  return JSON.stringify([{ ...first, ...changes }, ...others], null, 2)
}
const reviewed = (text: string): ReviewedPromotion => readReviewText(text, card, promotions)[0] as ReviewedPromotion

function problemOf(text: string): ReviewProblem {
  try {
    readReviewText(text, card, promotions)
  } catch (error) {
    if (error instanceof ReviewProblem) return error
    throw error
  }
  throw new Error('it was read')
}

describe('the text of a card', () => {
  it.each(atLeastOne(exampleCards(JUNE.day)))(
    'of $id corrects nothing when it is stored as it came, whatever its conditions',
    (example) => {
      const { card: own, promotions: all } = readCard(example)
      const back = readReviewText(writeReviewText(all), own, all)
      expect(back.map(({ corrected, from }) => [from, corrected])).toEqual(all.map((_, at) => [at, []]))
      if (all.length > 0) expect(reviewsOfReader('programa', own, all)).toEqual(back)
    },
  )

  it('has each field on a line of its own, those in question first', () => {
    const lines = writeReviewText(promotions, [['limits', 'minPurchase']]).split('\n')
    expect(lines.slice(2, 6).map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual(['from', 'limits', 'minPurchase', 'discount'])
  })

  it('keeps what it leaves out as the program read it', () => {
    const { values, corrected } = reviewed('[{"from": 0, "minPurchase": 1000}]')
    expect(corrected).toEqual(['minPurchase'])
    expect(values).toMatchObject({ minPurchase: 1_000, discount: { value: 25 }, limits: { maxDiscount: 12_000 } })
  })

  it('takes words that prove a field, and people with the words of the card', () => {
    const words = 'Pagando con Banco Galicia'
    const start = card.text.indexOf(words)
    const who = [{ kind: 'age', value: '60', alternatives: null, quote: words }]
    const { values, corrected, evidence } = reviewed(
      written({ conditions: { ...JSON.parse(asRead)[0].conditions, who }, words: { paymentMethods: 'Banco Galicia' } }),
    )
    expect(corrected).toEqual(['conditions'])
    expect(values.conditions.who).toEqual([{ ...who[0], start, end: start + words.length }])
    expect(evidence).toEqual({ paymentMethods: [{ start: card.text.indexOf('Banco Galicia'), end: start + words.length }] })
  })

  it('keeps the words of the conditions that stay, and drops those of one that is changed', () => {
    const read = withConditions.promotions[0] as ExtractedPromotion
    expect(read.conditions.evidence).toMatchObject({ how: [{}], excludes: [{}] })
    const text = writeReviewText(withConditions.promotions)
    const { conditions } = JSON.parse(text)[0]
    const changed = written({ conditions: { ...conditions, how: { ...conditions.how, rails: ['web'] } } }, text)
    const [own] = readReviewText(changed, withConditions.card, withConditions.promotions)
    expect(own?.values.conditions.evidence).toEqual({ ...read.conditions.evidence, how: undefined })
  })

  it('of a promotion that the program did not read is the person’s in every field, once it is filled in', () => {
    const empty = emptyReviewText(card)
    expect(problemOf(empty).line).toBe(4)
    const { from, values, corrected } = reviewed(
      written({ discount: { type: 'porcentaje', value: 15 }, paymentMethods: [['MODO']] }, empty),
    )
    expect(from).toBeNull()
    expect(corrected).toEqual([...REVIEWED_FIELDS])
    expect(values).toMatchObject({ discount: { type: 'porcentaje', value: 15 }, where: ['Makro', 'Online'] })
  })
})

describe('what is wrong is told at its line', () => {
  const lineOf = (text: string, words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1

  it.each<[string, Record<string, unknown>, string, RegExp]>([
    ['a method that there is not', { paymentMethods: [['MODO'], ['Banco Inventado']] }, 'Banco Inventado', /«paymentMethods».*catálogo/],
    ['a percentage beyond all', { discount: { type: 'porcentaje', value: 101 } }, '101', /«discount.value»/],
    ['a word in place of a number', { minPurchase: 'mucho' }, 'mucho', /«minPurchase».*número/],
    ['an end before the beginning', { validUntil: '2026-05-01' }, '"validUntil"', /termina antes de empezar/],
    ['a day that is none', { validFrom: '2026-02-30' }, '2026-02-30', /no es una fecha/],
    ['a field that there is not', { tope: 5 }, '"tope"', /«tope» no es un campo/],
    ['words that are not there', { words: { limits: 'palabras de otra' } }, 'palabras de otra', /no está en la tarjeta/],
    ['words that stand twice', { words: { limits: '$' } }, '"limits": "$"', /más de una vez/],
    ['people without words', { conditions: { who: [{ kind: 'age', value: '60' }] } }, '"who"', /falta «quote»/],
    ['a promotion that the card has not', { from: 7 }, '"from": 7', /no hay ninguna promo 7/],
  ])('%s', (_, changes, at, says) => {
    const text = written(changes)
    const { message, line } = problemOf(text)
    expect(message).toMatch(says)
    // People without words are named by the line on which they begin, after that of the list.
    expect(line).toBe(lineOf(text, at) + (at === '"who"' ? 1 : 0))
  })

  it.each([
    ['[\n{"from": 0\n"minPurchase": 1}]', 3],
    ['[\n{"from": 0,\n"minPurchase": mucho}]', 3],
    ['[\n{"from": 0', 2],
    ['', 1],
  ])('%j, which is no JSON', (text, line) => {
    expect(problemOf(text)).toMatchObject({ line, message: expect.stringContaining('no es JSON') })
  })

  it('thousands with a point, which JSON takes for units', () => {
    expect(problemOf('[\n{"from": 0,\n"minPurchase": 12.000}]')).toMatchObject({ line: 3, message: expect.stringContaining('sin punto') })
  })

  it.each(['{}', '[3]', 'null', `[${'{"from":0},'.repeat(64)}{"from":0}]`])('%j, which is no list of promotions', (text) =>
    expect(problemOf(text)).toBeInstanceOf(ReviewProblem),
  )
})
