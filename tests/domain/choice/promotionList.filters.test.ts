import { describe, expect, test } from 'vitest'
import { GLOSSARY } from '#domain/choice/glossary.ts'
import { filterAndRank, type ListFilter, NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, type Shopper } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { Limits } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { aPromotion } from '../../storage/samples.ts'

const GALICIA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: null }] }
const NACION: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-nacion', cards: null }] }
const named = (id: string, changes: Partial<PublishedPromotion>): PublishedPromotion =>
  aPromotion({ id, paymentMethods: null, where: ['Carrefour', 'Online'], weekdays: null, restrictions: [], ...changes })

const ALL = [
  named('plain', {}),
  named('of Coto', { supermarket: 'coto', where: ['Coto'] }),
  named('in shops', { where: ['Carrefour'] }),
  named('on the web', { where: ['Online'] }),
  named('instalments', { discount: { type: 'cuotas sin intereses', value: 6 } }),
  named('on wine', { onlyForProducts: 'Vinos' }),
  named('on a category', { conditions: { ...NO_CONDITIONS, onlyFor: ['vinos'] } }),
  named('on Mondays', { weekdays: ['Lunes'] }),
  named('of March', { validFrom: '2026-03-01', validUntil: '2026-03-10' }),
  named('of Nación', { paymentMethods: [['Banco Nación']] }),
]

const limit = (maxDiscount: number): Limits => ({ maxDiscount, explicitlyHasNoLimit: false, period: 'mes', per: 'cuenta', caps: [] })

/** What the filter leaves, by name, in no order. */
function left(filter: Partial<ListFilter>): string[] {
  return filterAndRank(ALL, { ...NO_FILTER, ...filter }, makeSingleShopper(GALICIA))
    .map(({ promotion }) => promotion.id)
    .sort()
}
const without = (...ids: string[]) =>
  ALL.map(({ id }) => id)
    .filter((id) => !ids.includes(id))
    .sort()

describe('a list', () => {
  test.each<[string, Partial<ListFilter>, string[]]>([
    ['without a filter has all', {}, without()],
    ['of a Friday late in March', { date: '2026-03-27' }, without('on Mondays', 'of March')],
    ['of a Monday early in March', { date: '2026-03-02' }, without()],
    ['of one chain', { chains: ['coto'] }, ['of Coto']],
    ['of no chain', { chains: [] }, []],
    ['of what passes a further test', { passes: ({ promotion }) => promotion.discount.value === 6 }, ['instalments']],
    ['of a word', { q: 'VINOS' }, ['on wine']],
    ['of blanks', { q: '  ' }, without()],
    ['of two filters at once', { chains: ['carrefour'], q: 'nación' }, ['of Nación']],
    ['of two filters that exclude each other', { chains: ['coto'], passes: ({ promotion }) => promotion.supermarket !== 'coto' }, []],
  ])('%s', (_, filter, expected) => {
    expect(left(filter)).toEqual(expected.sort())
  })

  test('of a search keeps its order for somebody who has used something else', () => {
    const anything = named('anything', { discount: { type: 'porcentaje', value: 40 } })
    const meat = named('meat', { conditions: { ...NO_CONDITIONS, onlyFor: ['carne'] }, discount: { type: 'porcentaje', value: 10 } })
    const order = (shopper: Shopper) =>
      filterAndRank([anything, meat], { ...NO_FILTER, date: '2026-03-27', q: 'carne', glossary: GLOSSARY }, shopper).map(
        ({ promotion }) => promotion.id,
      )
    expect(order(makeSingleShopper(GALICIA))).toEqual(['meat', 'anything'])
    expect(order({ ...makeSingleShopper(GALICIA), afterUses: (one) => one })).toEqual(['meat', 'anything'])
  })

  test('is ranked anew for another wallet, another amount, and for anybody', () => {
    const big = named('a', { discount: { type: 'porcentaje', value: 50 }, limits: limit(1_000) })
    const small = named('b', { discount: { type: 'porcentaje', value: 10 }, limits: limit(50_000) })
    const nacion = named('c', { paymentMethods: [['Banco Nación']], limits: limit(90_000), discount: { type: 'porcentaje', value: 60 } })
    const three = [big, small, nacion]
    const order = (wallet: Wallet, amount: number) =>
      filterAndRank(three, NO_FILTER, makeSingleShopper(wallet, amount)).map(({ promotion }) => promotion.id)
    expect(order(GALICIA, 1_000)).toEqual(['a', 'b', 'c'])
    expect(order(GALICIA, 300_000)).toEqual(['b', 'a', 'c'])
    expect(order(NACION, 300_000)).toEqual(['c', 'b', 'a'])
    expect(order(GALICIA, 300_000)).toEqual(['b', 'a', 'c'])
    expect(order(EMPTY_WALLET, 300_000)).toEqual(['c', 'b', 'a'])
    expect(order(GALICIA, 300_000)).toEqual(['b', 'a', 'c'])
  })

  test('is ranked once for one shopper, whatever is filtered', () => {
    const shopper = makeSingleShopper(GALICIA, 20_000)
    const all = filterAndRank(ALL, NO_FILTER, shopper)
    const some = filterAndRank(ALL, { ...NO_FILTER, passes: ({ promotion }) => promotion.discount.type === 'porcentaje' }, { ...shopper })
    expect(some.length).toBeGreaterThan(0)
    expect(some.filter((one) => !all.includes(one))).toEqual([])
  })

  test('is ranked anew where the same wallet is taken for somebody’s', () => {
    const statuses = (isAnybody: boolean) =>
      filterAndRank(ALL, NO_FILTER, { people: NOBODY_YET, isAnybody, amount: null }).map(({ eligibility }) => eligibility.status)
    expect(statuses(true)).not.toContain('no')
    expect(statuses(false)).toContain('no')
  })
})
