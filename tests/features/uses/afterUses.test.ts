import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { answerByDay } from '#domain/choice/answer.ts'
import { filterAndRank, NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, rankForDay, rankForShopper } from '#domain/choice/ranking.ts'
import { adviseAtTill } from '#domain/choice/till.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { Use } from '#domain/uses/use.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { makeAfterUses } from '#features/uses/savingAfterUses.ts'
import { listedPromotions, wallets } from '../../domain/arbitraries.ts'
import { capped, FRIDAY, use, uses } from '../../domain/uses.ts'

const GALICIA: Wallet = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'mastercard-credito'] }] }
const other: ListedPromotion = { ...capped, id: 'p2', discount: { type: 'porcentaje', value: 5 } }
const withUses = (all: Use[], amount = 60_000, wallet = GALICIA) => makeSingleShopper(wallet, amount, { afterUses: makeAfterUses(all) })
const used = { ...use, saved: 12_000 }
const onFriday = { ...NO_FILTER, date: FRIDAY }

test('a purchase saves no more than what is left', () => {
  expect(rankForDay(capped, withUses([use]), FRIDAY)).toMatchObject({
    saving: 4_000,
    atLeast: 4_000,
    left: { most: 4_000, least: 4_000, usedUp: null },
  })
  expect(rankForDay(capped, withUses([use], 10_000), FRIDAY).saving).toBe(2_000)
  expect(rankForDay(capped, withUses([use]), '2026-04-02')).toMatchObject({ saving: 12_000, atLeast: 12_000 })
})

test('where the period is not known it saves that at most', () => {
  const unknown = { ...capped, limits: { ...capped.limits, period: null } }
  expect(rankForDay(unknown, withUses([use]), FRIDAY)).toMatchObject({ saving: 12_000, atLeast: 4_000 })
})

test('what is used up sinks below everything that is left, and is in no headline until it is whole again', () => {
  const shopper = withUses([used])
  const before = filterAndRank([capped, other], onFriday, makeSingleShopper(GALICIA, 60_000))
  expect(before.map(({ promotion }) => promotion.id)).toEqual(['p1', 'p2'])
  const now = filterAndRank([capped, other], onFriday, shopper)
  expect(now.map(({ promotion }) => promotion.id)).toEqual(['p2', 'p1'])
  const bestOf = (all: ListedPromotion[]) => answerByDay(all, NO_FILTER, shopper, [FRIDAY])[0]?.best.sure?.promotion.id
  expect(bestOf([capped, other])).toBe('p2')
  expect(bestOf([capped])).toBeUndefined()
  const inApril = filterAndRank([capped, other], { ...onFriday, date: '2026-04-01' }, shopper)
  expect(inApril.map(({ promotion }) => promotion.id)).toEqual(['p1', 'p2'])
})

test('the till answers with what is left', () => {
  const till = adviseAtTill([capped, other], { chain: 'coto', format: null }, FRIDAY, withUses([used]))
  expect(till.best?.promotion.id).toBe('p2')
  expect(adviseAtTill([capped, other], { chain: 'coto', format: null }, FRIDAY, withUses([use])).best?.saving).toBe(4_000)
})

test('another card of the shopper’s has its own cap, where the cap is by card', () => {
  const groups: ListedPromotion['paymentMethods'] = [
    ['Banco Galicia', 'Tarjeta de crédito VISA'],
    ['Banco Galicia', 'Tarjeta de crédito Mastercard'],
  ]
  const byCard = { ...capped, paymentMethods: groups, limits: { ...capped.limits, per: 'tarjeta' as const } }
  const first = rankForDay(byCard, withUses([]), FRIDAY)
  const paid = { ...used, paidWith: first.eligibility.via }
  const second = rankForDay(byCard, withUses([paid]), FRIDAY)
  expect(second).toMatchObject({ saving: 12_000 })
  expect(second.eligibility.via).not.toEqual(first.eligibility.via)
  const both = rankForDay(byCard, withUses([paid, { ...used, id: 'u2', paidWith: second.eligibility.via }]), FRIDAY)
  expect(both).toMatchObject({ saving: 0, left: { usedUp: 'cap' } })
  const byPerson = { ...byCard, limits: { ...byCard.limits, per: 'persona' as const } }
  expect(rankForDay(byPerson, withUses([paid]), FRIDAY).saving).toBe(0)
})

describe('always', () => {
  const days = fc.integer({ min: 0, max: 6 }).map((ahead) => addDays(FRIDAY, ahead))
  const listed = listedPromotions.map(
    (promotion): ListedPromotion => ({ ...promotion, id: 'p1', validFrom: null, validUntil: null, weekdays: null }),
  )
  const amounts = fc.integer({ min: 1, max: 300_000 })

  it('uses never make a purchase save more, nor anything usable that was not', () => {
    fc.assert(
      fc.property(listed, wallets, amounts, fc.array(uses, { maxLength: 6 }), days, (promotion, wallet, amount, all, date) => {
        const whole = rankForShopper(promotion, makeSingleShopper(wallet, amount))
        const left = rankForDay(promotion, withUses(all, amount, wallet), date)
        expect(left.saving).toBeLessThanOrEqual(whole.saving)
        expect(left.atLeast).toBeLessThanOrEqual(left.saving)
        expect(left.eligibility.status).toBe(whole.eligibility.status)
        expect(left.saving).toBeLessThanOrEqual(left.left?.most ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('the uses of other promotions change nothing', () => {
    fc.assert(
      fc.property(listed, fc.array(uses, { maxLength: 6 }), (promotion, all) => {
        const shopper = withUses(all)
        const one = rankForShopper({ ...promotion, id: 'p9' }, shopper)
        expect(shopper.afterUses?.(one, shopper, FRIDAY)).toBe(one)
      }),
    )
  })
})
