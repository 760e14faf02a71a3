import { describe, expect, it } from 'vitest'
import { groupChangesByDay } from '#domain/phrases/changes.ts'
import { CHANGE_KINDS, type PromotionChange } from '#domain/promotion/promotionChange.ts'

const change = (changes: Partial<PromotionChange>): PromotionChange => ({
  promotionId: 'abc',
  supermarket: 'coto',
  seenAt: '2026-04-01',
  event: 'changed',
  field: null,
  was: null,
  became: null,
  ...changes,
})
const limits = (maxDiscount: number | null, explicitlyHasNoLimit = false) =>
  JSON.stringify({ maxDiscount, explicitlyHasNoLimit, period: null, per: null, caps: [] })
const told = (...changes: Partial<PromotionChange>[]) => groupChangesByDay(changes.map(change)).map(({ words }) => words)

describe('what changed about a promotion', () => {
  it('is described in words, one line a day, the latest first', () => {
    expect(
      groupChangesByDay([
        change({ seenAt: '2026-04-01', field: 'validUntil', was: '"2026-03-31"', became: '"2026-04-30"' }),
        change({ seenAt: '2026-04-01', field: 'limits', was: limits(10_000), became: limits(12_000) }),
        change({ seenAt: '2026-03-02', event: 'returned' }),
        change({ seenAt: '2026-01-02', event: 'appeared' }),
      ]),
    ).toEqual([
      { date: '2026-04-01', words: 'ahora termina el 30 de abril, antes el 31 de marzo; el tope subió de $\u00a010.000 a $\u00a012.000' },
      { date: '2026-03-02', words: 'volvió a mostrarse' },
    ])
  })

  it('speaks of caps that came and went', () => {
    expect(told({ field: 'limits', was: limits(10_000), became: limits(null, true) })).toEqual([
      'ahora dice «Sin tope», antes «Tope $\u00a010.000»',
    ])
    expect(told({ field: 'limits', was: limits(null), became: limits(5_000) })).toEqual([
      'ahora dice «Tope $\u00a05.000», antes «Tope no informado»',
    ])
  })

  it('does not speak of a start that is over', () => {
    expect(told({ field: 'validFrom', was: '"2026-03-01"', became: '"2026-04-01"' })).toEqual([])
    expect(told({ field: 'validFrom', was: '"2026-03-01"', became: '"2026-04-02"' })).toEqual(['ahora empieza el 2 de abril'])
  })

  it('says no more than it understands', () => {
    expect(told({ field: 'limits', was: 'nonsense', became: '7' })).toEqual(['cambió el tope'])
    expect(told({ field: 'validUntil', was: null, became: 'null' })).toEqual(['ya no dice cuándo termina'])
    expect(told({ field: 'unheardOf', was: '1', became: '2' })).toEqual([])
    for (const event of CHANGE_KINDS) expect(() => told({ event })).not.toThrow()
  })
})
