import { expect, it } from 'vitest'
import { type ExtractedPromotion, type Limits, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { makeProfile } from '#ingestion/gate/profile.ts'
import { anExtractedPromotion } from '../samples.ts'

const CAPTURE = { capturedAt: '2026-03-27', cards: 3, reader: null } as const
const profileWith = (...changes: Partial<ExtractedPromotion>[]) => makeProfile(changes.map(anExtractedPromotion), CAPTURE)
const capOf = (maxDiscount: number | null): Limits => ({ maxDiscount, explicitlyHasNoLimit: false, period: null, per: null })
const percent = (value: number): ExtractedPromotion['discount'] => ({ type: 'porcentaje', value })
const instalments = (value: number): ExtractedPromotion['discount'] => ({ type: 'cuotas sin intereses', value })

it('an empty capture has no share and no middle', () => {
  expect(makeProfile([], { capturedAt: '2026-03-27', cards: 0, reader: null })).toMatchObject({
    cards: 0,
    promotions: 0,
    traits: { cap: 0, methods: 0, percentage: 0 },
    doubtful: 0,
    expired: 0,
    longOver: 0,
    listed: [],
    cap: null,
    percentage: null,
  })
})

it('traits are shares of the promotions', () => {
  const { promotions, cards, traits } = profileWith(
    { limits: capOf(5_000), where: ['Online'], minPurchase: 1_000, validUntil: '2026-03-31', membership: ['Mi Carrefour'] },
    { limits: capOf(null), where: ['Carrefour', 'Online'], minPurchase: null, validUntil: null, membership: [] },
    { limits: { ...capOf(null), explicitlyHasNoLimit: true }, where: ['Carrefour'], minPurchase: null, validUntil: null, membership: [] },
    { limits: capOf(null), where: ['Carrefour'], minPurchase: null, validUntil: null, membership: [] },
  )
  expect([promotions, cards]).toEqual([4, 3])
  expect(traits).toMatchObject({ cap: 0.25, unlimited: 0.25, online: 0.5, shops: 0.75, minimum: 0.25, until: 0.25, membership: 0.25 })
})

it('traits say who pays, on which days and what for', () => {
  const { traits } = profileWith(
    { paymentMethods: [['MODO']], unknownPaymentMethods: [], weekdays: ['Lunes'], discount: percent(20) },
    { paymentMethods: null, unknownPaymentMethods: ['Tarjeta Sol'], weekdays: null, discount: instalments(3) },
  )
  expect(traits).toMatchObject({ methods: 0.5, unknownMethods: 0.5, weekdays: 0.5, percentage: 0.5, instalments: 0.5 })
})

it('a reading is doubtful below full confidence', () => {
  expect(profileWith({ confidence: MIN_SURE_CONFIDENCE }, { confidence: MIN_SURE_CONFIDENCE - 0.01 }).doubtful).toBe(0.5)
  expect(profileWith({ confidence: 1 }).doubtful).toBe(0)
})

it('a new wording alone makes no reading doubtful: a chain may word all its cards anew', () => {
  const unsure = { confidence: MIN_SURE_CONFIDENCE - 0.01 }
  expect(profileWith({ ...unsure, isWordingNew: true }, { ...unsure, isWordingNew: false }).doubtful).toBe(0.5)
})

it('a promotion is over the day after its last, and long over 46 days after', () => {
  const overOn = (validUntil: string | null) => {
    const { expired, longOver } = profileWith({ validUntil })
    return { expired, longOver }
  }
  expect(overOn(null)).toEqual({ expired: 0, longOver: 0 })
  expect(overOn('2026-03-27')).toEqual({ expired: 0, longOver: 0 })
  expect(overOn('2026-03-26')).toEqual({ expired: 1, longOver: 0 })
  expect(overOn('2026-02-10')).toEqual({ expired: 1, longOver: 0 })
  expect(overOn('2026-02-09')).toEqual({ expired: 1, longOver: 1 })
})

it('the median cap and percentage ignore promotions without one', () => {
  const { cap, percentage } = profileWith(
    { limits: capOf(9_000), discount: percent(30) },
    { limits: capOf(10_000), discount: percent(5) },
    { limits: capOf(null), discount: instalments(90) },
    { limits: capOf(500), discount: percent(10) },
  )
  expect([cap, percentage]).toEqual([9_000, 10])
  expect(profileWith({ limits: capOf(1) }, { limits: capOf(2) }).cap).toBe(2)
})
