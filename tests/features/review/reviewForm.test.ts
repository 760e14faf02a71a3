import { describe, expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { ReviewedPromotion } from '#domain/promotion/review.ts'
import { REVIEWED_FIELDS } from '#domain/promotion/review.ts'
import { FormProblem } from '#features/review/fieldInputs.tsx'
import { emptyDraft, makeDraft, type ReviewDraft, readDrafts, readReviewedPromotion } from '#features/review/reviewForm.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { JUNE, readMonth, readText } from '../../review/cards.ts'

const { card, promotions } = readMonth(JUNE)
const [read] = promotions
const withConditions = readText(
  'Jueves\n25% DE AHORRO\nPagando con QR de MODO\nTope de reintegro $ 12.000 por mes. No incluye vinos ni electro. Válido del 01/06/2026 al 30/06/2026.',
)
const EXAMPLES = exampleCards(JUNE.day)
if (read === undefined) throw new Error('nothing was read')
const asRead = makeDraft(read, 0)

const typed = (changes: Record<string, string | string[]>, draft: ReviewDraft = asRead): ReviewDraft => {
  const all = Object.entries(changes).map(([name, given]) => [name, [given].flat()])
  return { ...draft, typed: { ...draft.typed, ...Object.fromEntries(all) } }
}
const reviewed = (draft: ReviewDraft): ReviewedPromotion => readReviewedPromotion(draft, card, promotions)
const problemOf = (draft: ReviewDraft): unknown => {
  try {
    return reviewed(draft)
  } catch (error) {
    return error
  }
}

/** The form as a browser sends it. */
function sent(...drafts: ReviewDraft[]): URLSearchParams {
  const form = new URLSearchParams({ cuantas: String(drafts.length) })
  for (const [at, draft] of drafts.entries()) {
    form.set(`${at}.from`, String(draft.from ?? ''))
    for (const [name, values] of Object.entries(draft.typed))
      for (const value of values) form.append(`${at}.${name}`, value.replaceAll('\n', '\r\n'))
  }
  return form
}

describe('the form of a promotion', () => {
  it('that is sent as it came corrects nothing', () => {
    const [draft] = readDrafts(sent(asRead))
    expect(reviewed(draft as ReviewDraft)).toMatchObject({ from: 0, corrected: [], evidence: {} })
  })

  it.each([
    ['30.000', 30_000],
    ['$ 12.500,50', 12_500.5],
    ['', null],
  ])('takes a cap of «%s»', (given, maxDiscount) => {
    const { values, corrected } = reviewed(typed({ 'limits.maxDiscount': given, 'limits.explicitlyHasNoLimit': given === '' ? 'si' : [] }))
    expect(values.limits).toMatchObject({ maxDiscount, explicitlyHasNoLimit: given === '' })
    expect(corrected).toEqual(['limits'])
  })

  it('takes several caps, each of what comes back unless it says otherwise', () => {
    const { values } = reviewed(
      typed({
        'limits.maxDiscount': '5.000',
        ...{ 'limits.caps.0.amount': '5.000', 'limits.caps.0.period': 'compra' },
        ...{ 'limits.caps.1.amount': '20.000', 'limits.caps.1.period': 'mes', 'limits.caps.1.kind': 'purchase' },
        'limits.caps.2.period': 'dia',
      }),
    )
    expect(values.limits.caps).toEqual([
      { amount: 5_000, period: 'compra', per: null, kind: 'back' },
      { amount: 20_000, period: 'mes', per: null, kind: 'purchase' },
    ])
  })

  it('takes methods, days and marked words', () => {
    const start = card.text.indexOf('Banco Galicia')
    const draft = typed({ paymentMethods: 'Banco Galicia + MODO\n\nMercado Pago', 'mark.paymentMethods': 'Banco Galicia' })
    const { values, corrected, evidence } = reviewed(typed({ weekdays: ['Viernes', 'Lunes'] }, draft))
    expect(values).toMatchObject({ paymentMethods: [['Banco Galicia', 'MODO'], ['Mercado Pago']], weekdays: ['Lunes', 'Viernes'] })
    expect(corrected).toEqual(['weekdays', 'paymentMethods'])
    expect(evidence).toEqual({ paymentMethods: [{ start, end: start + 'Banco Galicia'.length }] })
  })

  it.each(atLeastOne(EXAMPLES))('of $id corrects nothing when it is sent as it came, whatever its conditions', (example) => {
    const { card: own, promotions: all } = readCard(example)
    const back = readDrafts(sent(...all.map(makeDraft))).map((draft) => readReviewedPromotion(draft, own, all))
    expect(back.map(({ corrected }) => corrected)).toEqual(all.map(() => []))
  })

  it('takes a club, ways to pay and conditions by ticks and choices', () => {
    const words = 'Pagando con Banco Galicia'
    const start = card.text.indexOf(words)
    const { values, corrected } = reviewed(
      typed({
        'paymentRails.pagoConQR': 'si',
        'appliesOnlyTo.jubilados': 'si',
        unknownPaymentMethods: 'Banco Nuevo\n\nOtra',
        'conditions.who.0.kind': 'age',
        'conditions.who.0.value': '60',
        'conditions.who.0.words': words,
        'conditions.how.rails': ['card', 'qr'],
        'conditions.uses.times': '2',
        'conditions.uses.period': 'mes',
        'conditions.excludes': ['vinos'],
        'conditions.refund.days': '10',
        'conditions.refund.business': 'si',
      }),
    )
    expect(corrected).toEqual(['unknownPaymentMethods', 'paymentRails', 'appliesOnlyTo', 'conditions'])
    expect(values).toMatchObject({
      paymentRails: { pagoConQR: true, telefonoContactless: false, contactless: false },
      appliesOnlyTo: { jubilados: true, anses: false },
      unknownPaymentMethods: ['Banco Nuevo', 'Otra'],
      conditions: {
        who: [{ kind: 'age', value: '60', alternatives: null, quote: words, start, end: start + words.length }],
        how: { rails: ['qr', 'card'], funds: null, singlePayment: false },
        uses: { times: 2, period: 'mes' },
        excludes: ['vinos'],
        refund: { kind: 'refund', days: 10, business: true, where: null },
      },
    })
  })

  it('keeps the words of the conditions that stay, and drops those of one that is changed', () => {
    const read = withConditions.promotions[0] as ExtractedPromotion
    expect(read.conditions.evidence).toMatchObject({ how: [{}], excludes: [{}] })
    const { values } = readReviewedPromotion(
      typed({ 'conditions.how.rails': ['web'] }, makeDraft(read, 0)),
      withConditions.card,
      withConditions.promotions,
    )
    expect(values.conditions.evidence).toEqual({ ...read.conditions.evidence, how: undefined })
  })

  it('takes a row of a list out whose first choice is empty', () => {
    const row = { 'conditions.who.0.kind': '', 'conditions.who.0.value': '60', 'conditions.who.0.words': '0-7' }
    expect(reviewed(typed(row)).values.conditions.who).toEqual([])
  })

  it.each([
    [{ 'conditions.who.0.kind': 'age' }, 'Falta «Palabras de la tarjeta que lo dicen».'],
    [{ 'limits.maxDiscount': 'mucho' }, '«mucho» no es un número.'],
    [{ 'limits.maxDiscount': '0x10' }, '«0x10» no es un número.'],
    [{ minPurchase: '1e9' }, '«1e9» no es un número.'],
    [{ validUntil: '2026-05-01' }, 'La fecha de fin no se entiende (termina antes de empezar)'],
    [{ 'discount.value': '' }, 'Falta «Descuento».'],
    [{ validFrom: '2026-02-30' }, 'La fecha de inicio no se entiende (no es una fecha AAAA-MM-DD)'],
    [{ 'mark.limits': 'palabras de otra' }, '«palabras de otra» no está en la tarjeta.'],
    [{ 'mark.limits': '$' }, '«$» está más de una vez en la tarjeta.'],
    [{ 'mark.limits': '5-99999' }, '«5-99999» no está en la tarjeta.'],
  ])('says what is wrong with %j', (changes, message) => {
    const problem = problemOf(typed(changes))
    expect(problem).toBeInstanceOf(FormProblem)
    expect((problem as Error).message).toBe(message)
  })

  it.each([
    { paymentMethods: 'Banco Inventado' },
    { 'discount.value': '101' },
    { 'discount.type': 'otro' },
    { minPurchase: '9'.repeat(400) },
  ])('refuses %j, which no promotion is', (changes) => expect(problemOf(typed(changes))).toBeInstanceOf(FormProblem))

  it('refuses one of a card that has fewer by now', () => {
    expect(problemOf({ ...asRead, from: 7 })).toBeInstanceOf(FormProblem)
  })
})

describe('a promotion that the program did not read', () => {
  it('is the person’s in every field, once it is filled in', () => {
    const [empty] = readDrafts(sent(emptyDraft(card)))
    expect(problemOf(empty as ReviewDraft)).toBeInstanceOf(FormProblem)
    const { from, values, corrected } = reviewed(typed({ 'discount.value': '15', paymentMethods: 'MODO' }, empty as ReviewDraft))
    expect(from).toBeNull()
    expect(corrected).toEqual([...REVIEWED_FIELDS])
    expect(values).toMatchObject({ discount: { type: 'porcentaje', value: 15 }, paymentMethods: [['MODO']], where: ['Makro', 'Online'] })
  })
})
