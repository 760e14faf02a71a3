import { describe, expect, test } from 'vitest'
import type { Limits } from '#domain/promotion/promotion.ts'
import { changeWords, EMPTY_FIELDS, fieldInSentence, isChangeShown } from '#domain/promotion/promotionFields.ts'
import { pesos } from '#domain/text/words.ts'

const capped = (maxDiscount: number | null, more: Partial<Limits> = {}): Limits => {
  return { maxDiscount, explicitlyHasNoLimit: false, period: null, per: null, caps: [], ...more }
}

describe('a change', () => {
  test.each<[string, unknown, unknown, string | null]>([
    ['discount', { type: 'porcentaje', value: 20 }, { type: 'porcentaje', value: 25 }, 'ahora 25% de descuento, antes 20%'],
    [
      'discount',
      { type: 'porcentaje', value: 20 },
      { type: 'cuotas sin intereses', value: 3 },
      'ahora 3 cuotas sin interés, antes 20% de descuento',
    ],
    ['validFrom', null, '2026-04-05', 'ahora empieza el 5 de abril'],
    ['validFrom', '2026-04-05', null, 'ya no dice cuándo empieza'],
    ['validUntil', '2026-03-31', '2026-04-30', 'ahora termina el 30 de abril, antes el 31 de marzo'],
    ['validUntil', null, '2026-04-30', 'ahora termina el 30 de abril'],
    ['validUntil', '2026-03-31', null, 'ya no dice cuándo termina'],
    ['weekdays', ['Lunes'], null, 'ya no dice qué días'],
    ['weekdays', null, ['Miercoles', 'Lunes'], 'ahora vale los lunes y miércoles'],
    ['weekdays', ['Lunes'], ['Lunes', 'Sabado'], 'ahora también los sábados'],
    ['weekdays', ['Lunes', 'Sabado'], ['Lunes'], 'ya no los sábados'],
    ['weekdays', ['Lunes'], ['Martes'], 'ahora vale los martes'],
    ['limits', capped(10_000), capped(12_000), `el tope subió de ${pesos(10_000)} a ${pesos(12_000)}`],
    ['limits', capped(25_000), capped(20_000), `el tope bajó de ${pesos(25_000)} a ${pesos(20_000)}`],
    [
      'limits',
      capped(25_000, { period: 'mes' }),
      capped(20_000, { period: 'semana' }),
      `ahora dice «Tope ${pesos(20_000)} por semana», antes «Tope ${pesos(25_000)} por mes»`,
    ],
    ['limits', capped(null), capped(12_000), `ahora dice «Tope ${pesos(12_000)}», antes «Tope no informado»`],
    ['limits', capped(12_000), capped(null), `ahora dice «Tope no informado», antes «Tope ${pesos(12_000)}»`],
    [
      'limits',
      capped(12_000, { period: 'mes' }),
      capped(12_000, { period: 'semana' }),
      `ahora dice «Tope ${pesos(12_000)} por semana», antes «Tope ${pesos(12_000)} por mes»`,
    ],
    ['limits', capped(null), capped(null, { period: 'mes' }), 'cambió el tope'],
    ['stackable', true, false, 'ahora no se suma a otras promociones'],
    ['stackable', null, true, 'ahora se suma a otras promociones'],
    ['stackable', true, null, 'ya no dice si se suma a otras promociones'],
    ['minPurchase', null, 50_000, `ahora pide una compra de ${pesos(50_000)}`],
    ['minPurchase', 50_000, null, 'ya no pide una compra mínima'],
    ['paymentMethods', null, [['MODO']], 'cambiaron los medios de pago'],
    ['confidence', 0.5, 1, null],
    ['restrictions', [], ['En un pago'], null],
    ['unheardOf', 1, 2, null],
    ['toString', 1, 2, null],
  ])('of %s from %j to %j is told as «%s»', (field, was, became, words) => {
    expect(changeWords(field, was, became)).toBe(words)
  })

  test('between values of an older form only says what changed', () => {
    expect(changeWords('limits', 7, capped(5))).toBe('cambió el tope')
    expect(changeWords('limits', capped(5), 7)).toBe('cambió el tope')
    expect(changeWords('validUntil', '31/3', '2026-04-30')).toBe('cambió la fecha de fin')
  })

  test('means something to a shopper where it has words', () => {
    expect(isChangeShown('limits')).toBe(true)
    expect(isChangeShown('where')).toBe(true)
    expect(isChangeShown('restrictions')).toBe(false)
    expect(isChangeShown('conditions')).toBe(false)
  })
})

test('a field that is read has a name within a sentence', () => {
  expect(fieldInSentence('minPurchase')).toBe('la compra mínima')
  expect(fieldInSentence('confidence')).toBeUndefined()
  expect(fieldInSentence('unheardOf')).toBeUndefined()
})

test('a promotion that says nothing has no limits, no conditions and no evidence, and holds for anybody', () => {
  expect(EMPTY_FIELDS).toMatchObject({
    ...{ validFrom: null, validUntil: null, weekdays: null, membership: [], paymentMethods: null, unknownPaymentMethods: [] },
    ...{ paymentRails: null, appliesOnlyTo: null, minPurchase: null, stackable: null, restrictions: [], evidence: {}, conflicts: {} },
    limits: capped(null),
    conditions: { who: [], excludes: [], onlyFor: null, region: null, evidence: {} },
  })
  for (const name of ['supermarket', 'where', 'url', 'discount', 'confidence']) expect(EMPTY_FIELDS).not.toHaveProperty(name)
})
