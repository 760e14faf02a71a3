import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { MAX_RESTRICTIONS } from '#domain/promotion/promotionFields.ts'
import { extractedPromotionSchema, promotionSchema, refusalReason, registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { plainPromotion, promotions } from '../arbitraries.ts'

const reasonFor = (change: Record<string, unknown>) => {
  const result = extractedPromotionSchema.safeParse({ ...plainPromotion, ...change })
  const issue = result.error?.issues[0]
  return issue === undefined ? null : `${issue.path.join('.') || 'promoción'}: ${issue.message}`
}

describe('the promotion schema', () => {
  it('takes a beginning without an end, and an end without a beginning', () => {
    expect(reasonFor({ validFrom: '2026-03-01', validUntil: null })).toBeNull()
    expect(reasonFor({ validFrom: null, validUntil: '2026-03-31' })).toBeNull()
    expect(reasonFor({ validFrom: '2026-03-01', validUntil: '2026-03-01' })).toBeNull()
  })

  it('accepts what the domain calls valid', () => {
    fc.assert(fc.property(promotions, (promotion) => void expect(extractedPromotionSchema.safeParse(promotion).error).toBeUndefined()))
  })

  it('accepts an optional field left out as well as null', () => {
    const { weekdays, onlyForProducts, excludesProducts, paymentMethods, paymentRails, appliesOnlyTo, minPurchase, stackable, ...rest } =
      plainPromotion
    const history = { id: 'abc', firstSeen: '2026-03-01', lastSeen: '2026-03-02' }
    const left = { ...rest, ...history, limits: { explicitlyHasNoLimit: false } }
    expect(promotionSchema.parse(left)).toEqual({ ...plainPromotion, ...history })
    expect(promotionSchema.parse({ ...plainPromotion, ...history })).toEqual({ ...plainPromotion, ...history })
  })

  it('reads a promotion that an earlier version stored with a qualifier that is no more', () => {
    const stored = { ...plainPromotion, qualifiers: ['coupon', 'addition', 'saidWeb'] }
    expect(registeredPromotionSchema.parse(stored).qualifiers).toEqual(['addition'])
    expect(registeredPromotionSchema.safeParse({ ...stored, qualifiers: ['madeUp'] }).success).toBe(false)
  })

  const limits = plainPromotion.limits
  it.each<[string, Record<string, unknown>, string]>([
    ['a percentage above 100', { discount: { type: 'porcentaje', value: 101 } }, 'discount.value: más de 100'],
    ['a negative percentage', { discount: { type: 'porcentaje', value: -1 } }, 'discount.value'],
    ['18 instalments', { discount: { type: 'cuotas sin intereses', value: 18 } }, 'discount: cuotas fuera de 0–12'],
    ['half an instalment', { discount: { type: 'cuotas sin intereses', value: 2.5 } }, 'discount: cuotas no enteras'],
    ['another kind of discount', { discount: { type: '2x1', value: 2 } }, 'discount.type'],
    ['an end before the beginning', { validUntil: '2026-02-01' }, 'validUntil: termina antes de empezar'],
    ['a day that is not', { validFrom: '2026-02-30' }, 'validFrom: no es una fecha AAAA-MM-DD'],
    [
      'a cap together with no cap',
      { limits: { ...limits, maxDiscount: 5, explicitlyHasNoLimit: true } },
      'limits: tope junto con «sin tope»',
    ],
    ['a cap of nothing', { limits: { ...limits, maxDiscount: 0 } }, 'limits.maxDiscount'],
    ['an unknown method', { paymentMethods: [['Banco Fantasma']] }, 'paymentMethods.0.0: no está en el catálogo'],
    ['an empty group', { paymentMethods: [[]] }, 'paymentMethods.0'],
    ["another chain's format", { where: ['Maxi'] }, 'where: formato ajeno a la cadena'],
    ['no format at all', { where: [] }, 'where'],
    ['an empty list of weekdays', { weekdays: [] }, 'weekdays'],
    ['a weekday twice', { weekdays: ['Lunes', 'Lunes'] }, 'weekdays: repetido'],
    ['a method twice in a group', { paymentMethods: [['MODO', 'MODO']] }, 'paymentMethods.0: repetido'],
    ["another chain's format among its own", { where: ['Coto', 'Maxi'] }, 'where: formato ajeno a la cadena'],
    ['an accent in a weekday', { weekdays: ['Miércoles'] }, 'weekdays.0'],
    ['more restrictions than it keeps', { restrictions: Array(MAX_RESTRICTIONS + 1).fill('Una condición') }, 'restrictions'],
    ['a script as a link', { url: 'javascript:alert(1)' }, 'url'],
    ['an audience of nobody', { appliesOnlyTo: { anses: false, jubilados: false, programaCiudadaniaPorteña: false } }, 'appliesOnlyTo'],
    ['an empty span', { evidence: { discount: [{ start: 3, end: 3 }] } }, 'evidence'],
    ['a field it does not know', { bonus: 1 }, 'promoción'],
  ])('refuses %s', (_, change, reason) => {
    expect(reasonFor(change)).toContain(reason)
  })
})

it('a refusal is said in words, without the names of our fields', () => {
  const refused = (change: object) =>
    refusalReason(extractedPromotionSchema.safeParse({ ...plainPromotion, ...change }).error as z.ZodError)
  expect(refused({ validUntil: '2026-02-01' })).toBe('la fecha de fin no se entiende (termina antes de empezar)')
  expect(refused({ discount: { type: 'porcentaje', value: 101 } })).toBe('el descuento no se entiende (más de 100)')
  expect(refused({ bonus: 1 })).toMatch(/^la promoción no se entiende \(/)
})

describe('the schema at the edges', () => {
  it.each([[null], [7], ['promo'], [[]], [{}], [{ supermarket: 'walmart' }]])(
    'refuses %j, which is no promotion, without failing',
    (given) => {
      expect(registeredPromotionSchema.safeParse(given).success).toBe(false)
    },
  )

  it('takes whole promotions as they are', () => {
    fc.assert(
      fc.property(promotions, (promotion) => {
        // All ways to pay forbidden is no restriction anybody can mean.
        fc.pre(promotion.paymentRails === null || Object.values(promotion.paymentRails).some(Boolean))
        expect(registeredPromotionSchema.parse(structuredClone(promotion))).toEqual(promotion)
      }),
    )
  })

  it('completes what leaves out all that may be unsaid', () => {
    const seed = {
      supermarket: 'coto',
      discount: { type: 'porcentaje', value: 15 },
      validFrom: '2026-03-01',
      validUntil: '2026-03-31',
      restrictions: ['En un pago'],
      paymentRails: { pagoConQR: true },
      unknownPaymentMethods: [],
      appliesOnlyTo: { jubilados: true },
      limits: { explicitlyHasNoLimit: true },
    }
    const whole = registeredPromotionSchema.parse(seed)
    expect(extractedPromotionSchema.parse(whole)).toEqual(whole)
    expect(whole).toMatchObject({
      where: ['Coto', 'Online'],
      paymentRails: { pagoConQR: true, telefonoContactless: false, contactless: false },
      appliesOnlyTo: { anses: false, jubilados: true, programaCiudadaniaPorteña: false },
      limits: { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] },
      conditions: NO_CONDITIONS,
      confidence: 0,
    })
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['an audience of nobody', { appliesOnlyTo: {} }, { appliesOnlyTo: null }],
    ['no way to pay', { paymentRails: { pagoConQR: false } }, { paymentRails: null }],
    ['conditions by parts', { conditions: { excludes: ['carne'] } }, { conditions: { ...NO_CONDITIONS, excludes: ['carne'] } }],
  ])('reads %s as no further restriction', (_, change, expected) => {
    expect(registeredPromotionSchema.parse({ ...plainPromotion, ...change })).toMatchObject(expected)
  })

  it.each<[string, Record<string, unknown>]>([
    ['no chain', { supermarket: undefined }],
    ['no discount', { discount: undefined }],
    ['a misspelt way to pay', { paymentRails: { qr: true } }],
    ['an unknown category', { conditions: { excludes: ['gaseosas'] } }],
    [
      'a quote of nothing',
      { conditions: { who: [{ kind: 'salary', value: null, alternatives: null, quote: 'haberes', start: 4, end: 4 }] } },
    ],
  ])('still refuses %s', (_, change) => {
    expect(registeredPromotionSchema.safeParse({ ...plainPromotion, ...change }).success).toBe(false)
  })
})
