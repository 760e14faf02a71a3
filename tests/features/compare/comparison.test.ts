import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { makeSingleShopper, type Ranked, rankAll } from '#domain/choice/ranking.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { type ChainRow, buildChainRows as groupedComparison, type RankedDay } from '#features/compare/comparison.ts'
import { aPromotion } from '../../storage/samples.ts'

const WALLET: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }
const promotion = (changes: Partial<PublishedPromotion>): PublishedPromotion =>
  aPromotion({
    paymentMethods: [['Mercado Pago']],
    limits: { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null },
    ...changes,
  })
const percent = (value: number, changes: Partial<PublishedPromotion> = {}) =>
  promotion({ id: `p${value}`, discount: { type: 'porcentaje', value }, ...changes })
const day = (date: string, promotions: PublishedPromotion[]): { date: string; ranked: Ranked<PublishedPromotion>[] } => ({
  date,
  ranked: rankAll(promotions, makeSingleShopper(WALLET, 60_000)),
})
/** Every promotion in a group of its own. */
const comparisonOf = (days: RankedDay[]) => groupedComparison(days, ({ id }) => id)
const rowOf = (rows: ChainRow[], chain: string) => rows.find((row) => row.chain === chain) as ChainRow

describe('the best of a chain on a day', () => {
  const best = (promotions: PublishedPromotion[]) => rowOf(comparisonOf([day('2026-03-27', promotions)]), 'carrefour').cells[0]?.best

  it('is what saves most on the whole purchase, with what to pay with', () => {
    expect(best([percent(10), percent(20)])).toMatchObject({
      id: 'p20',
      saving: 12_000,
      condition: null,
      method: 'Mercado Pago',
      upTo: false,
    })
  })

  it('is no promotion on some products while there is one on everything', () => {
    expect(best([percent(50, { onlyForProducts: 'Electro' }), percent(5)])?.id).toBe('p5')
    expect(best([percent(50, { onlyForProducts: 'Electro' })])).toMatchObject({ id: 'p50', onlyFor: 'Electro' })
  })

  it('prefers what is certainly usable to what may be, and never shows what is not', () => {
    const perhaps = percent(40, { unknownPaymentMethods: ['Club Raro'] })
    const others = percent(60, { paymentMethods: [['Banco Macro']] })
    expect(best([others, perhaps, percent(5)])?.id).toBe('p5')
    expect(best([others, perhaps])).toMatchObject({ id: 'p40', condition: 'si tenés Club Raro' })
    expect(best([others])).toBeNull()
  })

  it('is nothing that saves nothing on this purchase', () => {
    expect(best([percent(30, { minPurchase: 100_000 })])).toBeNull()
  })

  it('says when the source names no cap', () => {
    const limits = { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null }
    expect(best([percent(10, { limits })])?.upTo).toBe(true)
  })
})

describe('the matrix', () => {
  it('has every chain, counts what holds today, and leaves days without promotions empty', () => {
    const rows = comparisonOf([day('2026-03-27', [percent(10), percent(20, { paymentMethods: [['Banco Macro']] })]), day('2026-03-28', [])])
    expect(rows.map(({ chain }) => chain)).toEqual(CHAIN_SLUGS)
    expect(rowOf(rows, 'carrefour')).toMatchObject({ today: { mine: 1, all: 2 } })
    expect(rowOf(rows, 'coto')).toMatchObject({ today: { mine: 0, all: 0 }, cells: [{ best: null }, { best: null }] })
  })

  it('knows the days of which nothing is published yet', () => {
    const days = (changes: Partial<PublishedPromotion>) => [day('2026-03-27', [percent(10, changes)]), day('2026-03-28', [])]
    const isOpen = (changes: Partial<PublishedPromotion>) =>
      rowOf(comparisonOf(days(changes)), 'carrefour').cells.map((cell) => cell.isOpen)
    expect(isOpen({ validUntil: '2026-03-27' })).toEqual([false, true])
    expect(isOpen({ validUntil: '2026-03-31' })).toEqual([false, false])
    expect(isOpen({ validUntil: null })).toEqual([false, false])
    expect(rowOf(comparisonOf(days({})), 'coto').cells.map((cell) => cell.isOpen)).toEqual([false, false])
  })

  it('counts a group as one entry', () => {
    const rows = groupedComparison([day('2026-03-27', [percent(10), percent(20)])], () => 'one')
    expect(rowOf(rows, 'carrefour').today).toEqual({ mine: 1, all: 1 })
  })

  it('marks the chain that saves most on a day and the day that saves most at a chain', () => {
    const coto = (value: number) => percent(value, { id: `c${value}`, supermarket: 'coto', where: ['Coto'] })
    const rows = comparisonOf([day('2026-03-27', [percent(10), coto(15)]), day('2026-03-28', [percent(25), coto(20)])])
    const marks = (chain: string) => rowOf(rows, chain).cells.map(({ isBestOfDay, isBestOfWeek }) => [isBestOfDay, isBestOfWeek])
    expect(marks('carrefour')).toEqual([
      [false, false],
      [true, true],
    ])
    expect(marks('coto')).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('marks no day of a chain whose days are all the same, and nothing that may not be usable', () => {
    const same = comparisonOf([day('2026-03-27', [percent(10)]), day('2026-03-28', [percent(10)])])
    expect(rowOf(same, 'carrefour').cells.some(({ isBestOfWeek }) => isBestOfWeek)).toBe(false)
    const perhaps = comparisonOf([day('2026-03-27', [percent(40, { unknownPaymentMethods: ['Club Raro'] })]), day('2026-03-28', [])])
    expect(rowOf(perhaps, 'carrefour').cells.some(({ isBestOfDay, isBestOfWeek }) => isBestOfDay || isBestOfWeek)).toBe(false)
  })
})

describe('the URL', () => {
  it('takes an amount and ignores what makes no sense', () => {
    expect(readCompareSearch({ monto: '50000', otro: 1 })).toEqual({ monto: 50_000 })
    for (const monto of ['mucho', '-5', '0', '1e12', '', undefined, {}]) expect(readCompareSearch({ monto })).toEqual({})
  })
})
