import { describe, expect, it } from 'vitest'
import type { Review } from '#domain/promotion/review.ts'
import { makeTemplate } from '#review/template.ts'
import { queueOf } from '#server/review/queue.ts'
import type { StoredReport } from '#storage/reports.ts'
import type { ShownCard } from '#storage/snapshots.ts'
import { aPromotion, aRawCard } from '../../storage/samples.ts'

const PUBLISHED = '2026-03-27T15:00:00.000Z'
const BEFORE = '2026-03-20T15:00:00.000Z'
const AFTER = '2026-03-28T15:00:00.000Z'

function shown(text: string, changes: Parameters<typeof aPromotion>[0] | null = {}): ShownCard {
  const card = aRawCard({ id: text, text })
  return { card, promotions: changes === null ? [] : [aPromotion({ id: text, cardId: text, ...changes })], publishedAt: PUBLISHED }
}

function reviewOf({ card, promotions }: ShownCard, at: string): Review {
  return { card, promotions: promotions.map((values, from) => ({ from, values, corrected: [], evidence: {} })), by: '', at }
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

const NOTHING = { reviews: [], reports: [], later: new Set<string>() }
const textsOf = (cards: readonly ShownCard[], known: Partial<Parameters<typeof queueOf>[1]> = {}) =>
  queueOf(cards, { ...NOTHING, ...known }).map(({ card, why }) => [card.text, why])

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
    expect(queueOf([march as ShownCard, april as ShownCard], NOTHING)).toMatchObject([{ same: 1 }])
  })

  it('puts what was put off last', () => {
    const later = new Set([makeTemplate(contradicting.card).key])
    expect(textsOf([contradicting, plain], { later }).map(([text]) => text)).toEqual([plain.card.text, contradicting.card.text])
  })

  it('leaves out what a review settles: one that comes after it, or that it shows already', () => {
    const settled = shown(plain.card.text, { reviewed: { at: '2026-03-20' } })
    expect(textsOf([plain], { reviews: [reviewOf(plain, AFTER)] })).toEqual([])
    expect(textsOf([settled], { reviews: [reviewOf(plain, BEFORE)] })).toEqual([])
    expect(textsOf([unread], { reviews: [reviewOf(unread, BEFORE)] })).toEqual([])
  })

  it('has the review of the text that is most like it, of the same chain', () => {
    const long = 'veinticinco por ciento de descuento los jueves con tarjeta de crédito de banco galicia en todas las sucursales del país'
    const [card, nearer, farther] = [long, `${long} hoy`, `${long} hoy sí`].map((text) => shown(text)) as [ShownCard, ShownCard, ShownCard]
    const reviews = [farther, nearer].map((one) => reviewOf(one, BEFORE))
    const [waiting] = queueOf([card], { ...NOTHING, reviews })
    expect(waiting).toMatchObject({ why: 'near', near: { card: nearer.card } })
    const elsewhere = { ...reviewOf(nearer, BEFORE), card: { ...nearer.card, source: 'coto' as const } }
    expect(queueOf([card], { ...NOTHING, reviews: [elsewhere] })).toMatchObject([{ why: 'new', near: null }])
  })

  it('has what a review was not applied to, and what is reported in spite of one', () => {
    expect(textsOf([plain], { reviews: [reviewOf(plain, BEFORE)] })).toEqual([[plain.card.text, 'near']])
    expect(textsOf([unread], { reviews: [{ ...reviewOf(plain, BEFORE), card: unread.card }] })).toEqual([[unread.card.text, 'unread']])
    const settled = shown(plain.card.text, { reviewed: { at: '2026-03-20' } })
    const review = reviewOf(plain, BEFORE)
    expect(queueOf([settled], { ...NOTHING, reviews: [review], reports: [reportOf(plain.card.id)] })).toMatchObject([
      { why: 'reported', reviewedAt: BEFORE, earlier: review },
    ])
  })
})
