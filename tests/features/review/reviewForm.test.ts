import { describe, expect, it } from 'vitest'
import type { ReviewedPromotion } from '#domain/promotion/review.ts'
import { REVIEWED_FIELDS } from '#domain/promotion/review.ts'
import { draftOf, draftsIn, emptyDraft, FormProblem, type ReviewDraft, reviewedIn } from '#features/review/reviewForm.ts'
import { JUNE, readMonth } from '../../review/cards.ts'

const { card, promotions } = readMonth(JUNE)
const [read] = promotions
if (read === undefined) throw new Error('nothing was read')
const asRead = draftOf(read, 0)

const typed = (changes: Record<string, string>, draft: ReviewDraft = asRead): ReviewDraft => ({
  ...draft,
  typed: { ...draft.typed, ...changes },
})
const reviewed = (draft: ReviewDraft): ReviewedPromotion => reviewedIn(draft, card, promotions)
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
    for (const [name, value] of Object.entries(draft.typed)) form.set(`${at}.${name}`, value.replaceAll('\n', '\r\n'))
    for (const day of draft.weekdays) form.append(`${at}.weekdays`, day)
    for (const place of draft.where) form.append(`${at}.where`, place)
  }
  return form
}

describe('the form of a promotion', () => {
  it('that is sent as it came corrects nothing', () => {
    const [draft] = draftsIn(sent(asRead))
    expect(reviewed(draft as ReviewDraft)).toMatchObject({ from: 0, corrected: [], evidence: {} })
  })

  it.each([
    ['limits', '30.000', 30_000],
    ['limits', '$ 12.500,50', 12_500.5],
    ['limits', '', null],
    ['limits', 'Sin tope', null],
  ])('takes %s «%s»', (field, given, maxDiscount) => {
    const { values, corrected } = reviewed(typed({ [field]: given }))
    expect(values.limits).toMatchObject({ maxDiscount, explicitlyHasNoLimit: /^sin/i.test(given) })
    expect(corrected).toEqual(['limits'])
  })

  it('takes methods, days and marked words', () => {
    const start = card.text.indexOf('Banco Galicia')
    const draft = typed({ paymentMethods: 'Banco Galicia + MODO\n\nMercado Pago', 'mark.paymentMethods': 'Banco Galicia' })
    const { values, corrected, evidence } = reviewed({ ...draft, weekdays: ['Viernes', 'Lunes'] })
    expect(values).toMatchObject({ paymentMethods: [['Banco Galicia', 'MODO'], ['Mercado Pago']], weekdays: ['Lunes', 'Viernes'] })
    expect(corrected).toEqual(['weekdays', 'paymentMethods'])
    expect(evidence).toEqual({ paymentMethods: [{ start, end: start + 'Banco Galicia'.length }] })
  })

  it.each([
    [{ limits: 'mucho' }, '«mucho» no es un número.'],
    [{ validFrom: '2026-02-30' }, '«2026-02-30» no es una fecha.'],
    [{ 'mark.limits': 'palabras de otra' }, '«palabras de otra» no está en la tarjeta.'],
    [{ 'mark.limits': '$' }, '«$» está más de una vez en la tarjeta.'],
    [{ 'mark.limits': '5-99999' }, '«5-99999» no está en la tarjeta.'],
  ])('says what is wrong with %j', (changes, message) => {
    const problem = problemOf(typed(changes))
    expect(problem).toBeInstanceOf(FormProblem)
    expect((problem as Error).message).toBe(message)
  })

  it.each([{ paymentMethods: 'Banco Inventado' }, { discount: '0' }, { discount: '101' }, { validFrom: '2026-07-30' }, { type: 'otro' }])(
    'refuses %j, which no promotion is',
    (changes) => expect(problemOf(typed(changes))).toBeInstanceOf(FormProblem),
  )

  it('refuses one of a card that has fewer by now', () => {
    expect(problemOf({ ...asRead, from: 7 })).toBeInstanceOf(FormProblem)
  })
})

describe('a promotion that the program did not read', () => {
  it('is the person’s in every field, once it is filled in', () => {
    const [empty] = draftsIn(sent(emptyDraft(card)))
    expect(problemOf(empty as ReviewDraft)).toBeInstanceOf(FormProblem)
    const { from, values, corrected } = reviewed(typed({ discount: '15', paymentMethods: 'MODO' }, empty as ReviewDraft))
    expect(from).toBeNull()
    expect(corrected).toEqual([...REVIEWED_FIELDS])
    expect(values).toMatchObject({ discount: { type: 'porcentaje', value: 15 }, paymentMethods: [['MODO']], where: ['Makro', 'Online'] })
  })
})
