import { expect, it } from 'vitest'
import { planTable } from '#domain/choice/otherOffers.ts'
import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { savingWords } from '#domain/description/words/gain.ts'
import { offerLine, otherOffersTitle } from '#domain/phrases/offer.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { alone } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

const offer = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plainPromotion, id: 'a', ...change })
const percent = (value: number, change: Partial<ListedPromotion> = {}) => offer({ discount: { type: 'porcentaje', value }, ...change })
const instalments = (value: number, change: Partial<ListedPromotion> = {}) =>
  offer({ discount: { type: 'cuotas sin intereses', value }, ...change })
const who = (kind: 'segment' | 'pensioner', value: string | null) => ({ ...NO_CONDITIONS, who: [{ kind, value, alternatives: null }] })

const capOf = (maxDiscount: number, period: 'semana' | null) => ({ maxDiscount, explicitlyHasNoLimit: false, period, per: null, caps: [] })

it('another offer is told whole, whatever stands beside it, and says nothing that the card does not', () => {
  const dni = { paymentMethods: [['Cuenta DNI' as const]] }
  const retired = percent(5, { ...dni, limits: capOf(5_000, 'semana'), conditions: who('pensioner', null), qualifiers: ['addition'] })
  expect(offerLine(retired)).toBe('Si sos jubilado o pensionado: 5% más con Cuenta DNI, hasta $\u00a05.000 por semana')
  expect(offerLine(percent(25, { ...dni, qualifiers: ['wholePurchase'] }))).toBe('25% con Cuenta DNI, en toda la compra')
  expect(offerLine(instalments(3, { onlyForProducts: 'Productos Lumbre', qualifiers: ['unsaidMethods', 'unsaidPlace'] }))).toBe(
    '3 cuotas sin interés, en productos Lumbre',
  )
  expect(
    offerLine(percent(10, { ...dni, where: ['Online'], weekdays: ['Jueves'], limits: { ...capOf(0, null), maxDiscount: null } })),
  ).toBe('10% con Cuenta DNI, solo online, los jueves')
})

it('the other offers of an entry are headed by their figures', () => {
  expect(otherOffersTitle([percent(25), percent(12.5), instalments(3), percent(25)])).toBe(
    'Más ofertas de esta promo: 25%, 12,5% y 3 cuotas',
  )
})

it('three or more that differ by plan are a table, fewer or others are not', () => {
  const plans = [percent(20), percent(25, { conditions: who('segment', 'Plus') }), percent(35, { conditions: who('segment', 'Black') })]
  expect(planTable(plans)?.map(({ plan }) => plan)).toEqual([null, 'Plus', 'Black'])
  expect(planTable(plans.slice(1))).toBeNull()
  expect(planTable([...plans, percent(15)])).toBeNull()
  expect(planTable([...plans, instalments(3, { conditions: who('segment', 'Oro') })])).toBeNull()
})

it('what instalments are worth is never called money back', () => {
  const worth = (promotion: ListedPromotion) => savingWords(rankForShopper(promotion, makeShopper(alone(EMPTY_WALLET), 80_000)), 80_000)
  expect(worth(instalments(3))).toBe('equivale a unos $\u00a03.096')
  expect(worth(instalments(3, { onlyForProducts: 'Electro' }))).toBe('equivale como mucho a unos $\u00a03.096')
})
