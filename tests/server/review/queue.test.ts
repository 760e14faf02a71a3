import { describe, expect, it } from 'vitest'
import { makeTemplate } from '#review/template.ts'
import { type KeyedCard, makeReviewQueue } from '#server/review/queue.ts'
import type { StoredReport } from '#storage/reports.ts'
import { aPromotion, aRawCard } from '../../storage/samples.ts'

const PUBLISHED = '2026-03-27T15:00:00.000Z'
const BEFORE = '2026-03-20T15:00:00.000Z'
const AFTER = '2026-03-28T15:00:00.000Z'

function shown(text: string, changes: Parameters<typeof aPromotion>[0] | null = {}): KeyedCard {
  const card = aRawCard({ id: text, text })
  const promotions = changes === null ? [] : [aPromotion({ id: text, cardId: text, ...changes })]
  return { card, key: makeTemplate(card).key, promotions, publishedAt: PUBLISHED }
}

function reportOf(promotionId: string): StoredReport {
  return {
    id: 'r1',
    createdAt: PUBLISHED,
    promotion: null,
    message: 'El tope es otro',
    email: null,
    field: null,
    promotionId,
    snapshotVersion: null,
    doneAt: null,
  }
}

const NOTHING = { reviewed: new Map<string, string>(), withoutPromotions: new Set<string>(), reports: [], later: new Set<string>() }
const reviewedAt = ({ key }: KeyedCard, at: string) => ({ reviewed: new Map([[key, at]]) })
const textsOf = (cards: readonly KeyedCard[], known: Partial<Parameters<typeof makeReviewQueue>[1]> = {}) =>
  makeReviewQueue(cards, { ...NOTHING, ...known }).map(({ card, why }) => [card.text, why])

const conflicts = { limits: [{ start: 0, end: 3 }] }
const plain = shown('diez por ciento los lunes con banco galicia')
const many = shown('veinte por ciento los martes', { paymentMethods: null })
const dear = shown('treinta por ciento los jueves', { limits: { ...aPromotion().limits, maxDiscount: 99_000 } })
const contradicting = shown('dos topes distintos', { conflicts })
const unread = shown('algo que nadie entiende', null)
const doubtful = shown('quizás', { confidence: 0.3 })
const unknown = shown('con un banco nuevo', { unknownPaymentMethods: ['Banco Nuevo'] })

describe('the queue', () => {
  it('has the most urgent first, then those of more methods, then those of more pesos', () => {
    const all = [plain, dear, many, unknown, doubtful, unread, contradicting]
    const reported = shown('cinco por ciento')
    expect(textsOf([...all, reported], { reports: [reportOf(reported.card.id)] })).toEqual([
      [reported.card.text, 'reported'],
      [contradicting.card.text, 'contradicting'],
      [unread.card.text, 'unread'],
      [doubtful.card.text, 'doubtful'],
      [unknown.card.text, 'unknownIssuer'],
      [many.card.text, 'new'],
      [dear.card.text, 'new'],
      [plain.card.text, 'new'],
    ])
  })

  it('has cards of one template once, and says how many more there are', () => {
    const [march, april] = ['tope $ 1.000', 'tope $ 2.000'].map((text) => shown(text))
    expect(makeReviewQueue([march as KeyedCard, april as KeyedCard], NOTHING)).toMatchObject([{ same: 1 }])
  })

  it('puts what was put off last', () => {
    const later = new Set([contradicting.key])
    expect(textsOf([contradicting, plain], { later }).map(([text]) => text)).toEqual([plain.card.text, contradicting.card.text])
  })

  it('leaves out what a review settles: one that comes after it, or that it shows already', () => {
    const settled = shown(plain.card.text, { reviewed: { at: '2026-03-20' } })
    expect(textsOf([plain], reviewedAt(plain, AFTER))).toEqual([])
    expect(textsOf([settled], reviewedAt(plain, BEFORE))).toEqual([])
    expect(textsOf([unread], { ...reviewedAt(unread, BEFORE), withoutPromotions: new Set([unread.key]) })).toEqual([])
  })

  it('has what a review was not applied to, what is reported in spite of one, and what shows a review that was taken back', () => {
    expect(textsOf([plain], reviewedAt(plain, BEFORE))).toEqual([[plain.card.text, 'new']])
    expect(textsOf([unread], reviewedAt(unread, BEFORE))).toEqual([[unread.card.text, 'unread']])
    const settled = shown(plain.card.text, { reviewed: { at: '2026-03-20' } })
    expect(makeReviewQueue([settled], { ...NOTHING, ...reviewedAt(plain, BEFORE), reports: [reportOf(plain.card.id)] })).toMatchObject([
      { why: 'reported', reviewedAt: BEFORE },
    ])
    expect(textsOf([settled])).toEqual([[plain.card.text, 'new']])
  })
})
