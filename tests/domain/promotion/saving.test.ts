import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRanked, makeSingleShopper, rankForShopper, rankPromotions } from '#domain/choice/ranking.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { amountThatUsesCap, isCapUnknown, isSavingUncertain, savingOnAmount } from '#domain/promotion/saving.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion, promotions, wallets } from '../arbitraries.ts'

const capped = (maxDiscount: number | null, rest: Partial<ExtractedPromotion> = {}) => ({
  ...plainPromotion,
  limits: { ...plainPromotion.limits, maxDiscount },
  ...rest,
})

describe('saving in pesos', () => {
  const amounts = fc.double({ min: 0, max: 10_000_000, noNaN: true })

  it('is never negative, above the cap or above the amount, and nothing under the minimum', () => {
    fc.assert(
      fc.property(promotions, amounts, (promotion, amount) => {
        const saving = savingOnAmount(promotion, amount)
        expect(saving).toBeGreaterThanOrEqual(0)
        expect(saving).toBeLessThanOrEqual(amount)
        expect(saving).toBeLessThanOrEqual(promotion.limits.maxDiscount ?? Number.POSITIVE_INFINITY)
        if (amount < (promotion.minPurchase ?? 0)) expect(saving).toBe(0)
      }),
    )
  })

  it('is the percentage up to the cap', () => {
    expect(savingOnAmount(capped(15_000), 50_000)).toBe(10_000)
    expect(savingOnAmount(capped(15_000), 100_000)).toBe(15_000)
    expect(savingOnAmount(capped(null), 33.33)).toBe(6.66)
    expect(savingOnAmount(capped(15_000, { minPurchase: 50_000 }), 49_999)).toBe(0)
    expect(savingOnAmount(capped(15_000, { minPurchase: 50_000 }), 50_000)).toBe(10_000)
  })

  it('is what instalments are worth against their present value', () => {
    const instalments = (value: number) => capped(null, { discount: { type: 'cuotas sin intereses', value } })
    // Three payments of 20,000 after one, two and three months at 2 % are worth 57,677.67 today.
    expect(savingOnAmount(instalments(3), 60_000)).toBeCloseTo(2322.33, 1)
    expect(savingOnAmount(instalments(1), 60_000)).toBe(0)
    expect(savingOnAmount(instalments(12), 60_000)).toBeGreaterThan(savingOnAmount(instalments(6), 60_000))
  })

  it('says how much to spend to use the whole cap', () => {
    expect(amountThatUsesCap(capped(15_000))).toBe(75_000)
    expect(amountThatUsesCap(capped(10_000, { discount: { type: 'porcentaje', value: 30 } }))).toBe(33_334)
    expect(amountThatUsesCap(capped(null))).toBeNull()
    expect(amountThatUsesCap(capped(15_000, { discount: { type: 'porcentaje', value: 0 } }))).toBeNull()
    expect(amountThatUsesCap(capped(15_000, { discount: { type: 'cuotas sin intereses', value: 6 } }))).toBeNull()
    expect(isCapUnknown(capped(null))).toBe(true)
    expect(isCapUnknown(capped(null, { limits: { ...plainPromotion.limits, explicitlyHasNoLimit: true } }))).toBe(false)
  })
})

const salary = { kind: 'salary' as const, value: null, alternatives: 1, quote: 'haberes', start: 0, end: 1 }
const segment = (value: string) => ({ kind: 'segment' as const, value, alternatives: 1, quote: value, start: 0, end: 1 })

describe('ranking', () => {
  const withIds = fc.array(promotions, { maxLength: 12 }).map((list) => list.map((promotion, index) => ({ ...promotion, id: `p${index}` })))

  it('is a total order: antisymmetric, transitive, and never a tie between two promotions', () => {
    fc.assert(
      fc.property(withIds, wallets, fc.integer({ min: 1, max: 300_000 }), (list, wallet, amount) => {
        const all = rankPromotions(list, makeSingleShopper(wallet, amount))
        const compared = all.map((a) => all.map((b) => Math.sign(compareRanked(a, b))))
        expect(compared).toEqual(all.map((_, i) => all.map((_, j) => Math.sign(i - j))))
      }),
    )
  })

  it('does not depend on the order in which the promotions come', () => {
    fc.assert(
      fc.property(withIds, wallets, (list, wallet) => {
        const shopper = makeSingleShopper(wallet)
        expect(rankPromotions(list.toReversed(), shopper)).toEqual(rankPromotions(list, shopper))
      }),
    )
  })
})

describe('a saving as a figure', () => {
  const flat = capped(10_000)
  it.each<[string, Partial<ExtractedPromotion>, boolean]>([
    ['is flat with a cap and nothing left out', {}, false],
    ['is at most where the cap is not said', { limits: { ...flat.limits, maxDiscount: null } }, true],
    ['is at most on some products', { onlyForProducts: 'Vinos' }, true],
    ['is at most on some categories', { conditions: { ...NO_CONDITIONS, onlyFor: ['vinos'] } }, true],
    ['is at most where products are left out', { excludesProducts: 'Carnes' }, true],
    ['is at most where categories are left out', { conditions: { ...NO_CONDITIONS, excludes: ['carne'] } }, true],
    ['is at most where brands are left out', { conditions: { ...NO_CONDITIONS, excludesBrands: true } }, true],
    ['is at most for one of several tiers', { conditions: { ...NO_CONDITIONS, who: [segment('Plus'), segment('Singular')] } }, true],
    ['is flat for a tier and other people', { conditions: { ...NO_CONDITIONS, who: [segment('Plus'), salary] } }, false],
    ['is flat for a single tier', { conditions: { ...NO_CONDITIONS, who: [segment('Singular')] } }, false],
  ])('%s', (_, change, upTo) => {
    const promotion = { ...flat, ...change, id: 'a' }
    expect(isSavingUncertain(promotion)).toBe(upTo)
    const { saving, atLeast } = rankForShopper(promotion, makeSingleShopper(EMPTY_WALLET, 20_000))
    expect(saving).toBeGreaterThan(0)
    expect(atLeast).toBe(upTo ? 0 : saving)
  })
})
