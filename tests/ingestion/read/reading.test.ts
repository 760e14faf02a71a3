import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { readCapture } from '#ingestion/read/reading.ts'
import { captured } from '../../extraction/cards.ts'

const card = (id: string, value: number, cap: string, more = '') => ({
  ...captured('jumbo', {
    text: `<li><img src="/patagonia.png"><h4> "${value}% Dto."<h6> "con tarjetas de crédito Visa"<p> "Los sábados de mayo de 2026, ${value}% de descuento con Visa crédito de Banco Patagonia. Tope por mes $${cap}.${more}"`,
  }),
  id,
})
const read = (...cards: ReturnType<typeof card>[]) =>
  readCapture({ source: 'jumbo', capturedAt: '2026-05-11', cards, unreadable: 0 }, readCard).candidates.map(({ promotion }) => promotion)

describe('two cards in the same words but for the figures', () => {
  it('are a doubt on both: each has the figures of the other, so that the smaller counts', () => {
    const [more, less] = read(card('new', 35, '25.000'), card('old', 30, '20.000'))
    expect([more?.discount.value, less?.discount.value]).toEqual([35, 30])
    expect(more?.readings?.open).toMatchObject({
      discount: { from: 'tarjeta', other: { value: 30 } },
      limits: { from: 'tarjeta', other: { maxDiscount: 20_000 } },
    })
    expect(less?.readings?.open.discount?.other).toEqual({ type: 'porcentaje', value: 35 })
    const savingOf = (promotion: typeof more) =>
      promotion &&
      rankForShopper(toListedPromotion({ ...promotion, cardId: 'a', id: 'a', firstSeen: '2026-05-11', lastSeen: '2026-05-11' }), {
        ...makeSingleShopper(EMPTY_WALLET),
        amount: 60_000,
      }).saving
    expect([savingOf(more), savingOf(less)]).toEqual([18_000, 18_000])
    expect([more?.confidence, less?.confidence].every((one) => one !== undefined && one < 0.8)).toBe(true)
  })

  it('are none with the same percentage, other words, or other days', () => {
    const untouched = (...cards: ReturnType<typeof card>[]) => read(...cards).every(({ readings }) => readings === null)
    expect(untouched(card('a', 35, '25.000'), card('b', 35, '20.000'))).toBe(true)
    expect(untouched(card('a', 35, '25.000'), card('b', 30, '20.000', ' Exclusivo Plan Sueldo.'))).toBe(true)
    const june = card('b', 30, '20.000')
    const raw = { text: (june.raw as { text: string }).text.replace('mayo', 'junio') }
    expect(untouched(card('a', 35, '25.000'), { ...june, raw })).toBe(true)
  })
})
