import { describe, expect, it } from 'vitest'
import { listNews } from '#domain/phrases/news.ts'
import type { PublishedChange } from '#domain/promotion/promotionChange.ts'

const change = (changes: Partial<PublishedChange>): PublishedChange => ({
  promotionId: 'abc',
  supermarket: 'coto',
  seenAt: '2026-04-01',
  event: 'changed',
  field: null,
  was: null,
  became: null,
  publishedAt: '2026-04-01T15:00:00.000Z',
  ...changes,
})
const listed = (...changes: Partial<PublishedChange>[]) =>
  listNews([{ id: 'abc' }], changes.map(change)).map(({ kind, words, date }) => [kind, words, date])

describe('the news of published promotions', () => {
  it('are one for each promotion and day, of what is still published', () => {
    expect(
      listed(
        { field: 'minPurchase', was: 'null', became: '5000' },
        { field: 'discount', was: '{"type":"porcentaje","value":20}', became: '{"type":"porcentaje","value":25}' },
        { seenAt: '2026-03-20', event: 'appeared' },
        { seenAt: '2026-03-20', event: 'follows' },
        { promotionId: 'gone', event: 'ended' },
      ),
    ).toEqual([
      ['changed', 'ahora pide una compra de $\u00a05.000; ahora 25% de descuento, antes 20%', '2026-04-01'],
      ['new', 'nueva; reemplaza a una que terminó', '2026-03-20'],
    ])
    expect(listed({ event: 'returned' })).toEqual([['new', 'volvió a mostrarse', '2026-04-01']])
  })

  it('tell apart what only goes on for longer, not what ends sooner', () => {
    const until = (was: string, became: string) => ({ field: 'validUntil', was: `"${was}"`, became: `"${became}"` })
    expect(listed(until('2026-03-31', '2026-04-30'))[0]?.[0]).toBe('longer')
    expect(listed(until('2026-04-30', '2026-04-10'))[0]?.[0]).toBe('changed')
    expect(listed({ field: 'validUntil', was: '"2026-03-31"', became: 'null' })[0]?.[0]).toBe('changed')
    expect(listed(until('2026-03-31', '2026-04-30'), { field: 'minPurchase', was: 'null', became: '5000' })[0]?.[0]).toBe('changed')
  })

  it('say nothing where there is nothing to say', () => {
    expect(listed({ event: 'ended' }, { field: 'confidence', was: '0', became: '1' })).toEqual([])
  })
})
