import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { eligibilityOf } from '#domain/choice/eligibility.ts'
import { occurrences } from '#domain/promotion/occurrence.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { summariseWallet } from '#features/wallet/walletSummary.ts'
import { plainPromotion, promotions, wallets } from '../../domain/arbitraries.ts'

const TODAY = '2026-03-27'
const LAST = addDays(TODAY, 6)
const NO_CAP = { ...plainPromotion.limits, explicitlyHasNoLimit: true }
const certain = { ...plainPromotion, confidence: 1, limits: NO_CAP }
const holding = (...instruments: Wallet['instruments']) => normaliseWallet({ ...EMPTY_WALLET, instruments })
const summarise = (list: (typeof plainPromotion)[], wallet: Wallet) =>
  summariseWallet(
    list.map((promotion, at) => ({ ...promotion, id: String(at) })),
    TODAY,
    LAST,
    wallet,
  )

describe('the summary of a wallet', () => {
  it('counts what the wallet can use on at least one of the days, each promotion once', () => {
    fc.assert(
      fc.property(fc.array(promotions, { maxLength: 12 }), wallets, (list, wallet) => {
        const held = list
          .filter((promotion) => occurrences(promotion, TODAY, LAST).length > 0)
          .map((one) => eligibilityOf(one, wallet).status)
        const { yours, possible } = summarise(list, wallet)
        expect(yours).toBe(held.filter((status) => status === 'yes').length)
        expect(possible).toBe(held.filter((status) => status === 'maybe').length)
      }),
    )
  })

  it('promises a saving that one promotion alone brings, and never above its cap', () => {
    const capped = { ...certain, limits: { ...certain.limits, explicitlyHasNoLimit: false, maxDiscount: 5_000 } }
    expect(summarise([capped], EMPTY_WALLET).bestSaving).toBe(5_000)
    expect(summarise([capped, capped, capped], EMPTY_WALLET).bestSaving).toBe(5_000)
    expect(summarise([capped, certain], EMPTY_WALLET).bestSaving).toBe(12_000)
  })

  it.each([
    ['is not certain to be its holder’s', { ...certain, paymentMethods: [['Banco Galicia' as const, 'Tarjeta de crédito VISA' as const]] }],
    ['has a cap that nobody states', { ...certain, limits: plainPromotion.limits }],
    ['is for some products only', { ...certain, onlyForProducts: 'Vinos' }],
    ['was not read with confidence', { ...certain, confidence: 0.5 }],
    ['is in instalments', { ...certain, discount: { type: 'cuotas sin intereses' as const, value: 12 } }],
    ['ended', { ...certain, validUntil: '2026-03-26' }],
    ['needs a bigger purchase', { ...certain, minPurchase: 1_000_000 }],
  ])('promises nothing by a promotion that %s', (_, promotion) => {
    expect(summarise([promotion], holding({ method: 'banco-galicia', cards: null })).bestSaving).toBeNull()
  })

  it('names the best of each chain, the certain ones first', () => {
    const { best } = summarise(
      [
        { ...certain, supermarket: 'dia', where: ['Dia'], discount: { type: 'porcentaje', value: 50 }, limits: plainPromotion.limits },
        { ...certain, discount: { type: 'porcentaje', value: 10 } },
        { ...certain, discount: { type: 'porcentaje', value: 15 } },
      ],
      EMPTY_WALLET,
    )
    expect(best.map(({ promotion, isCertain }) => [promotion.id, isCertain])).toEqual([
      ['2', true],
      ['0', false],
    ])
  })

  it('says what the possible ones wait for', () => {
    const card = { ...certain, paymentMethods: [['Banco Galicia' as const, 'Tarjeta de crédito VISA' as const]] }
    const phone = { ...certain, paymentRails: { pagoConQR: false, telefonoContactless: true, contactless: false } }
    const unknown = { ...certain, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    const retired = { ...certain, appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false } }
    const { possible, waitingFor } = summarise([card, phone, unknown, retired], holding({ method: 'banco-galicia', cards: null }))
    expect(possible).toBe(4)
    expect(waitingFor).toEqual({ card: 1, question: 3 })
  })
})
