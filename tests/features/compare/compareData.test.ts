import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { buildCompareData, type ChainRow, type CompareData } from '#features/compare/compareData.ts'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { aPromotion } from '../../storage/samples.ts'

const FRIDAY = '2026-03-27'
const FRIDAYS = { weekdays: ['Viernes' as const] }
const WALLET: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }
const promotion = (changes: Partial<PublishedPromotion>): PublishedPromotion =>
  aPromotion({
    paymentMethods: [['Mercado Pago']],
    limits: { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] },
    ...{ weekdays: null, validFrom: null, validUntil: '2026-12-31' },
    ...changes,
  })
const percent = (value: number, changes: Partial<PublishedPromotion> = {}) =>
  promotion({ id: `p${value}`, discount: { type: 'porcentaje', value }, ...changes })
/** The data of a week with these promotions, each in a group of its own unless `groups` says otherwise. */
const compare = (promotions: PublishedPromotion[], groups = promotions.map((_, at) => at), wallet = WALLET) =>
  buildCompareData(
    {
      kind: 'real',
      today: FRIDAY,
      untilTomorrow: 0,
      captures: [],
      people: householdOf(wallet),
      promotions: promotions.map(toListedPromotion),
      groups,
    },
    60_000,
  )
const rowOf = ({ rows }: CompareData, chain: string) => rows.find((row) => row.chain === chain) as ChainRow

describe('the best of a chain on a day', () => {
  const best = (promotions: PublishedPromotion[]) => rowOf(compare(promotions), 'carrefour').cells[0]?.best

  it('is surely usable, or else may be, and never what is not', () => {
    const perhaps = percent(40, { unknownPaymentMethods: ['Club Raro'] })
    const others = percent(60, { paymentMethods: [['Banco Macro']] })
    expect(best([others, perhaps, percent(5)])?.promotion.id).toBe('p5')
    expect(best([others, perhaps])?.promotion.id).toBe('p40')
    expect(best([others])).toBeNull()
  })
})

describe('the matrix', () => {
  it('has every chain, counts what holds today, and leaves days without promotions empty', () => {
    const data = compare([percent(10, FRIDAYS), percent(20, { ...FRIDAYS, paymentMethods: [['Banco Macro']] })])
    expect(data.rows.map(({ chain }) => chain)).toEqual(CHAIN_SLUGS)
    expect(rowOf(data, 'carrefour')).toMatchObject({ today: { mine: 1, all: 2 } })
    expect(rowOf(data, 'coto').today).toEqual({ mine: 0, all: 0 })
    expect(rowOf(data, 'coto').cells.filter(({ best }) => best !== null)).toEqual([])
  })

  it('knows the days of which nothing is published yet', () => {
    const isOpen = (changes: Partial<PublishedPromotion>) =>
      rowOf(compare([percent(10, changes)]), 'carrefour')
        .cells.slice(0, 2)
        .map((cell) => cell.isOpen)
    expect(isOpen({ validUntil: FRIDAY })).toEqual([false, true])
    expect(isOpen({ validUntil: '2026-03-31' })).toEqual([false, false])
    expect(isOpen({ validUntil: null })).toEqual([false, false])
    expect(rowOf(compare([percent(10)]), 'coto').cells.some((cell) => cell.isOpen)).toBe(false)
  })

  it('counts a group as one entry', () => {
    expect(rowOf(compare([percent(10), percent(20)], [0, 0]), 'carrefour').today).toEqual({ mine: 1, all: 1 })
  })

  it('marks the best chain of a day and the best day of a chain', () => {
    const coto = (value: number, changes: Partial<PublishedPromotion>) =>
      percent(value, { id: `c${value}`, supermarket: 'coto', where: ['Coto'], ...changes })
    const SATURDAYS = { weekdays: ['Sabado' as const] }
    const data = compare([percent(10, FRIDAYS), coto(15, FRIDAYS), percent(25, SATURDAYS), coto(20, SATURDAYS)])
    const marks = (chain: string) =>
      rowOf(data, chain)
        .cells.slice(0, 2)
        .map(({ isBestOfDay, isBestOfWeek }) => [isBestOfDay, isBestOfWeek])
    expect(marks('carrefour')).toEqual([
      [false, false],
      [true, true],
    ])
    expect(marks('coto')).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('says of more than the best of the day that it depends on something, where few can pay for it', () => {
    const few = percent(30, { id: 'few', supermarket: 'coto', where: ['Coto'], paymentMethods: [['Banco Bancor']] })
    const first = (wallet: Wallet) => {
      const data = compare([percent(10), few], [0, 1], wallet)
      return ['carrefour', 'coto'].map((chain) => rowOf(data, chain).cells[0]).map((cell) => [cell?.isForMost, cell?.isBestOfDay])
    }
    expect(first(EMPTY_WALLET)).toEqual([
      [true, true],
      [false, false],
    ])
    expect(first({ ...EMPTY_WALLET, instruments: [{ method: 'banco-bancor', cards: null }] })[1]).toEqual([true, true])
  })

  it('marks no day of a chain whose days are all the same, and nothing that may not be usable', () => {
    expect(rowOf(compare([percent(10)]), 'carrefour').cells.some(({ isBestOfWeek }) => isBestOfWeek)).toBe(false)
    const perhaps = compare([percent(40, { ...FRIDAYS, unknownPaymentMethods: ['Club Raro'] })])
    expect(rowOf(perhaps, 'carrefour').cells.some(({ isBestOfDay, isBestOfWeek }) => isBestOfDay || isBestOfWeek)).toBe(false)
  })
})

describe('the URL', () => {
  it('takes an amount, and says that it was none', () => {
    expect(readCompareSearch({ monto: '50000', otro: 1 })).toEqual({ monto: 50_000 })
    for (const monto of ['mucho', '-5', '0', '1e12', {}]) expect(readCompareSearch({ monto })).toEqual({ montoMal: 1 })
    for (const monto of ['', undefined]) expect(readCompareSearch({ monto })).toEqual({})
  })
})
