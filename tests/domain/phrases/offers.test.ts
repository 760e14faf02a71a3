import { expect, it } from 'vitest'
import { compareWithFront, planTable } from '#domain/choice/otherOffers.ts'
import { otherOfferLine } from '#domain/phrases/offerLine.ts'
import { offersWords } from '#domain/phrases/offers.ts'
import { savingWords } from '#domain/phrases/promotion.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { plainPromotion } from '../arbitraries.ts'

const offer = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plainPromotion, id: 'a', ...change })
const percent = (value: number, change: Partial<ListedPromotion> = {}) => offer({ discount: { type: 'porcentaje', value }, ...change })
const instalments = (value: number, change: Partial<ListedPromotion> = {}) =>
  offer({ discount: { type: 'cuotas sin intereses', value }, ...change })
const who = (kind: 'segment' | 'pensioner', value: string | null) => ({ ...NO_CONDITIONS, who: [{ kind, value, alternatives: null }] })
const capped = (maxDiscount: number) => ({ maxDiscount, explicitlyHasNoLimit: false, period: null, per: null })

it.each([
  ['Según tu plan: 20%, 25% o 35%', [percent(35, { conditions: who('segment', 'Black') }), percent(20), percent(25), percent(20)]],
  ['Según quién seas: 5% o 12,5%', [percent(12.5), percent(5, { conditions: who('pensioner', null) })]],
  ['Según cómo pagues: 15% o 20%', [percent(15), percent(20)]],
  [
    'Según tu plan: tope $\u00a08.000 o $\u00a010.000',
    [percent(25, { limits: capped(10_000), conditions: who('segment', 'Oro') }), percent(25, { limits: capped(8_000) })],
  ],
  ['Según cómo pagues: 2 opciones', [percent(25), percent(25)]],
  ['3, 6 y 12 cuotas sin interés', [instalments(12), instalments(3), instalments(6)]],
  ['3 y 6 cuotas sin interés, según el producto', [instalments(6, { onlyForProducts: 'Electro' }), instalments(3)]],
])('%s', (words, promotions) => {
  expect(offersWords(promotions)).toBe(words)
})

it('all that a card offers, of both kinds, is counted', () => {
  expect(offersWords([percent(20), instalments(3), percent(5)])).toBe('Más ofertas de esta promo: 2')
})

const capOf = (maxDiscount: number, period: 'semana' | null) => ({ maxDiscount, explicitlyHasNoLimit: false, period, per: null })
const lineOf = (front: ListedPromotion, other: ListedPromotion) => otherOfferLine(compareWithFront(front, other))

it('another offer of the page is one line of what it has otherwise', () => {
  const front = percent(20, { limits: capOf(15_000, 'semana') })
  const retired = percent(5, { limits: capOf(5_000, 'semana'), conditions: who('pensioner', null), qualifiers: ['addition'] })
  expect(lineOf(front, retired)).toBe('Si sos jubilado o pensionado: 5% más, hasta $\u00a05.000 por semana')
  expect(lineOf(front, instalments(3, { limits: front.limits }))).toBe('También 3 cuotas sin interés')
  expect(lineOf(front, percent(10, { limits: front.limits, onlyForProducts: 'Vinos', weekdays: ['Jueves'] }))).toBe(
    'También 10%, en vinos, los jueves',
  )
  const galicia = percent(25, { limits: front.limits, paymentMethods: [['Banco Galicia']] })
  expect(lineOf(front, galicia)).toBe('Con Galicia: 25%')
})

it('three or more that differ by plan are a table, fewer or others are not', () => {
  const plans = [percent(20), percent(25, { conditions: who('segment', 'Plus') }), percent(35, { conditions: who('segment', 'Black') })]
  expect(planTable(plans)?.map(({ plan }) => plan)).toEqual([null, 'Plus', 'Black'])
  expect(planTable(plans.slice(1))).toBeNull()
  expect(planTable([...plans, percent(15)])).toBeNull()
  expect(planTable([...plans, instalments(3, { conditions: who('segment', 'Oro') })])).toBeNull()
})

it('what instalments are worth is never called money back', () => {
  expect(savingWords(instalments(3), 3_096, 80_000)).toBe('equivale a unos $\u00a03.096')
  expect(savingWords(instalments(3, { onlyForProducts: 'Electro' }), 3_096, 80_000)).toBe('equivale como mucho a unos $\u00a03.096')
})
