import { describe, expect, it } from 'vitest'
import type { ListedPromotion } from '#domain/promotion.ts'
import { promotionCalendar } from '#features/promotions/promotionCalendar.ts'
import { pageDescription } from '#features/promotions/promotionPageWords.ts'
import { holdersWords, moneyWords, savingWords, shareWords, validity } from '#features/promotions/promotionWords.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const promotion: ListedPromotion = {
  ...plain,
  id: 'a',
  limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: null },
  conditions: { ...plain.conditions, refund: { kind: 'refund', days: 30, business: false, where: 'account' } },
}
const BACK = 'Vuelve a tu cuenta en 30 días'

describe('when the money comes', () => {
  it('is said wherever a figure leaves the page: shared words, calendar, description of the link', () => {
    expect(moneyWords(promotion)).toBe(BACK)
    const calendar = promotionCalendar(promotion, '2026-03-27', new Date('2026-03-27T12:00:00Z'), 'https://yapa.example')
    // Long lines are folded.
    const texts = [shareWords(promotion), pageDescription(promotion), (calendar ?? '').replaceAll('\r\n ', '')]
    expect(texts.filter((text) => !text.includes(`Tope $\u00a012.000 por mes. ${BACK}`))).toEqual([])
  })

  it('is remembered at nine in the morning, with the conditions inside', () => {
    const bound = { ...promotion, minPurchase: 30_000, restrictions: ['No acumulable con otras promociones'] }
    const calendar = promotionCalendar(bound, '2026-03-27', new Date('2026-03-27T12:00:00Z'), 'https://yapa.example') ?? ''
    const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
    expect(alarm).toEqual(expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:PT9H']))
    expect(lines.indexOf('END:VALARM')).toBeLessThan(lines.indexOf('END:VEVENT'))
    const said = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(said).toContain('Compra mínima $\u00a030.000')
    expect(said).toContain('No acumulable con otras promociones')
  })

  it('goes with how to pay and when it holds into what is shared', () => {
    const shared = { ...promotion, paymentMethods: [['Mercado Pago' as const]], paymentRails: { pagoConQR: true }, minPurchase: 30_000 }
    expect(shareWords(shared as ListedPromotion).split('\n')).toEqual(
      expect.arrayContaining([
        'Pagás con Mercado Pago · QR',
        `Tope $\u00a012.000 por mes. ${BACK}. Compra mínima $\u00a030.000.`,
        validity(promotion),
      ]),
    )
  })

  it('is not made up where the card does not say it', () => {
    expect(moneyWords(plainPromotion)).toBeNull()
    expect(shareWords({ ...promotion, conditions: plain.conditions })).not.toMatch(/vuelve|devuelven|caja/i)
  })
})

it('what an amount saves is told with «hasta» as soon as part of the purchase may not count', () => {
  expect(savingWords(promotion, 9_000, 60_000)).toBe('ahorrás $\u00a09.000')
  const partial = [
    { onlyForProducts: 'vinos' },
    { excludesProducts: 'carne' },
    { conditions: { ...plain.conditions, excludesBrands: true } },
  ]
  expect(partial.map((change) => savingWords({ ...promotion, ...change }, 9_000, 60_000))).toEqual(
    partial.map(() => 'ahorrás hasta $\u00a09.000'),
  )
})

describe('whose cards are accepted', () => {
  const words = (change: Partial<ListedPromotion>) => holdersWords({ ...plainPromotion, ...change } as ListedPromotion, 2)

  it('with what the catalogue lacks behind them, or alone', () => {
    expect(words({ paymentMethods: [['Banco Bancor']] })).toBe('Bancor')
    expect(words({ paymentMethods: [['Banco Bancor']], unknownPaymentMethods: ['Tarjeta Cordobesa'] })).toBe('Bancor (Tarjeta Cordobesa)')
    expect(words({ paymentMethods: null, unknownPaymentMethods: ['Tarjeta Cordobesa'] })).toBe('Tarjeta Cordobesa')
    expect(words({ paymentMethods: null, unknownPaymentMethods: [] })).toBe('cualquier medio de pago')
  })
})
