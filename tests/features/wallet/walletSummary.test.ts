import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { rankForShopper } from '#domain/choice/ranking.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { alone } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { wizardQuestions } from '#features/wallet/walletQuestions.ts'
import { summariseWallet } from '#features/wallet/walletSummary.ts'
import { plainPromotion, promotions, wallets } from '../../domain/arbitraries.ts'

const TODAY = '2026-03-27'
const LAST = addDays(TODAY, 6)
const NO_CAP = { ...plainPromotion.limits, explicitlyHasNoLimit: true }
const certain = { ...plainPromotion, confidence: 1, limits: NO_CAP }
const holding = (...instruments: Wallet['instruments']) => normaliseWallet({ ...EMPTY_WALLET, instruments })
const summarise = (list: ExtractedPromotion[], wallet: Wallet) =>
  summariseWallet(
    list.map((promotion, at) => ({ ...promotion, id: String(at) })),
    TODAY,
    wallet,
    [],
  )

describe('the summary of a wallet', () => {
  it('counts what the wallet can use on at least one of the days, each promotion once', () => {
    fc.assert(
      fc.property(fc.array(promotions, { maxLength: 12 }), wallets, (list, wallet) => {
        // Of two readings the stricter one decides.
        const shopper = { people: alone(wallet), isAnybody: false, amount: null }
        const held = list
          .filter((promotion) => occurrences(promotion, TODAY, LAST).length > 0)
          .map((one) => rankForShopper({ ...one, doubt: null, id: 'x' }, shopper).eligibility.status)
        const { yours, possible } = summarise(list, wallet)
        expect(yours).toBe(held.filter((status) => status === 'yes').length)
        expect(possible).toBe(held.filter((status) => status === 'maybe').length)
      }),
    )
  })

  it('leads to questions only where one is left to be asked', () => {
    fc.assert(
      fc.property(fc.array(promotions, { maxLength: 6 }), wallets, (list, wallet) => {
        const current = list
          .map((one, at) => ({ ...one, doubt: null, id: String(at) }))
          .filter((promotion) => occurrences(promotion, TODAY, LAST).length > 0)
        const asked = wizardQuestions({ promotions: current }, wallet, [])
        if (asked.length === 0) expect(summariseWallet(current, TODAY, wallet, []).waitingFor.question).toBe(0)
      }),
    )
  })

  it('names the best of each chain and its day, the best chain first', () => {
    const { best } = summarise(
      [
        { ...certain, supermarket: 'dia', where: ['Dia'], discount: { type: 'porcentaje', value: 5 } },
        { ...certain, discount: { type: 'porcentaje', value: 10 } },
        { ...certain, discount: { type: 'porcentaje', value: 15 }, weekdays: ['Lunes'] },
        { ...certain, discount: { type: 'porcentaje', value: 90 }, validUntil: '2026-03-26' },
        { ...certain, discount: { type: 'porcentaje', value: 90 }, paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']] },
      ],
      holding({ method: 'banco-galicia', cards: null }),
    )
    expect(best.map(({ date, best }) => [best.promotion.id, date, best.saving])).toEqual([
      ['2', '2026-03-30', 9_000],
      ['0', TODAY, 3_000],
    ])
  })

  it('says what the possible ones wait for', () => {
    const card = { ...certain, paymentMethods: [['Banco Galicia' as const, 'Tarjeta de crédito VISA' as const]] }
    const phone = { ...certain, paymentRails: { pagoConQR: false, telefonoContactless: true, contactless: false } }
    const unknown = { ...certain, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    const retired = { ...certain, appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false } }
    const { possible, waitingFor } = summarise([card, phone, unknown, retired], holding({ method: 'banco-galicia', cards: null }))
    expect(possible).toBe(4)
    expect(waitingFor).toEqual({ card: 1, question: 2 })
  })
})
