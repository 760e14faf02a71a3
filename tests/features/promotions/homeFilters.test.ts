import { expect, test } from 'vitest'
import type { Listable } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, rankPromotions } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { type FilterValues, makeMatcher } from '#features/promotions/homeFilters.ts'
import { aPromotion } from '../../storage/samples.ts'

const plain = aPromotion({ id: 'plain', paymentMethods: null, where: ['Carrefour', 'Online'], weekdays: null, restrictions: [] })
const ALL: (Listable & { id: string })[] = [
  plain,
  { ...plain, id: 'in shops', where: ['Carrefour'] },
  { ...plain, id: 'on the web', where: ['Online'] },
  { ...plain, id: 'instalments', discount: { type: 'cuotas sin intereses', value: 6 } },
  { ...plain, id: 'on wine', onlyForProducts: 'Vinos' },
  { ...plain, id: 'on a category', conditions: { ...NO_CONDITIONS, onlyFor: ['vinos'] } },
  { ...plain, id: 'of Nación', paymentMethods: [['Banco Nación']] },
]
const shopper = makeSingleShopper({ ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: null }] })
const without = (...ids: string[]) => ALL.map(({ id }) => id).filter((id) => !ids.includes(id))

test.each<[FilterValues, string[]]>([
  [{}, without()],
  [{ canal: 'presencial' }, without('on the web')],
  [{ canal: 'online' }, without('in shops')],
  [{ tipo: 'cuotas' }, ['instalments']],
  [{ tipo: 'descuento' }, without('instalments')],
  [{ alcance: 'todo' }, without('on wine', 'on a category')],
  [{ alcance: 'rubros' }, ['on wine', 'on a category']],
  [{ mias: '1' }, without('of Nación')],
  [{ canal: 'online', alcance: 'rubros' }, ['on wine', 'on a category']],
])('%j keeps what it says', (values, expected) => {
  const kept = rankPromotions(ALL, shopper).filter(makeMatcher(values, true))
  expect(kept.map(({ promotion }) => (promotion as (typeof ALL)[number]).id).sort()).toEqual(expected.sort())
})

test('a filter by the wallet is of no effect before anything is told of it', () => {
  expect(rankPromotions(ALL, shopper).filter(makeMatcher({ mias: '1' }, false))).toHaveLength(ALL.length)
})
