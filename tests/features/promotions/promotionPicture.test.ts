import { describe, expect, it } from 'vitest'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { chainPicture, dayPicture, promotionPicture } from '#features/promotions/promotionPicture.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const FRIDAY = '2026-03-27'
const promotion: ListedPromotion = {
  ...plain,
  id: 'a',
  supermarket: 'coto',
  discount: { type: 'porcentaje', value: 25 },
  paymentMethods: [['Mercado Pago']],
  weekdays: null,
  validFrom: null,
  validUntil: '2026-03-31',
  limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: 'persona', caps: [] },
}

describe('the picture of a promotion', () => {
  it('says the figure, how to pay, the cap and until when', () => {
    const { chain, title, lines, foot } = promotionPicture(promotion, [], { kind: 'real', today: FRIDAY, captures: [] })
    expect([chain?.name, title]).toEqual(['Coto', '25% de descuento'])
    expect(lines.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        'Con Mercado Pago',
        'Ahorrás hasta $\u00a012.000 por mes y por persona (los alcanzás comprando $\u00a048.000)',
        'Hasta el 31 de marzo',
      ]),
    )
    expect(foot).toBe('Verificala en la fuente antes de ir')
  })

  it('says that it is over, or an example', () => {
    const over = promotionPicture(promotion, [], { kind: 'example', today: '2026-04-02', captures: [] })
    expect(over.lines.map(({ words }) => words)).toContain('Terminó el 31 de marzo')
    expect(over.foot).toMatch(/ejemplo/)
  })
})

describe('the picture of a day', () => {
  const day = (promotions: ListedPromotion[], captures: Freshness[] = []) =>
    dayPicture(promotions, FRIDAY, { kind: 'real', captures }).lines.map(({ side, words }) => `${side.join(': ')} | ${words}`)

  it('names of each chain what most people can use, what saves most first, instalments last', () => {
    const rare: ListedPromotion = { ...promotion, id: 'b', discount: { type: 'porcentaje', value: 40 }, paymentMethods: [['Banco Bancor']] }
    const other: ListedPromotion = { ...promotion, id: 'c', supermarket: 'dia', discount: { type: 'porcentaje', value: 10 } }
    const instalments: ListedPromotion = {
      ...promotion,
      id: 'd',
      supermarket: 'jumbo',
      discount: { type: 'cuotas sin intereses', value: 12 },
      limits: { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] },
    }
    expect(day([instalments, other, rare, promotion])).toEqual([
      'Coto: $\u00a012.000 | 25% con Mercado Pago · hasta $\u00a012.000 por mes',
      'Día: $\u00a06.000 | 10% con Mercado Pago · hasta $\u00a012.000 por mes',
      'Jumbo: 12 cuotas | Con Mercado Pago',
    ])
  })

  it('of one chain has its offers, what most people can use first, with what warns', () => {
    const rare: ListedPromotion = { ...promotion, id: 'b', discount: { type: 'porcentaje', value: 40 }, paymentMethods: [['Banco Bancor']] }
    const other: ListedPromotion = { ...promotion, id: 'c', supermarket: 'dia' }
    const { chain, title, lines } = chainPicture([rare, other, promotion], 'coto', FRIDAY, { kind: 'real', captures: [] })
    expect([chain?.name, title]).toEqual(['Coto', 'Viernes 27 de marzo'])
    expect(lines.map(({ words }) => words)).toEqual([
      '25% con Mercado Pago · hasta $\u00a012.000 por mes',
      '40% con Bancor · hasta $\u00a012.000 por mes',
    ])
    expect(chainPicture([other], 'coto', FRIDAY, { kind: 'real', captures: [] }).lines[0]?.words).toMatch(/no hay promociones/)
  })

  it('warns of what was read long ago, also where one promotion is shown', () => {
    const old = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
    expect(day([promotion], [old])).toEqual([
      'Coto: $\u00a012.000 | 25% con Mercado Pago · hasta $\u00a012.000 por mes · leída hace 25 días',
    ])
    const { lines } = promotionPicture(promotion, [], { kind: 'real', today: FRIDAY, captures: [old] })
    expect(lines.slice(1, 3).map(({ words }) => words)).toEqual(['Hasta el 31 de marzo', 'Leída hace 25 días'])
  })

  it('puts current offers before old ones', () => {
    const old = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
    const less: ListedPromotion = { ...promotion, id: 'c', supermarket: 'dia', discount: { type: 'porcentaje', value: 10 } }
    expect(day([promotion, less], [old]).map((line) => line.split(/:| \|/)[0])).toEqual(['Día', 'Coto'])
  })

  it('says so where nothing is published', () => {
    expect(day([])).toEqual([' | Para ese día todavía no hay promociones publicadas'])
  })
})
