import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { capSharers, MAX_USES, MAX_WORDS, mergeUses, readUse } from '#domain/uses/use.ts'
import { capped, use, uses } from '../uses.ts'

describe('a use of any origin', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(uses, (one) => {
        expect(readUse(JSON.parse(JSON.stringify(one)))).toEqual(one)
      }),
    )
  })

  it.each([
    [
      'with a refund, of somebody at home',
      '{"id":"k3","whose":"ana","promotions":["p1","p2"],"supermarket":"coto","title":"25% de descuento en Coto con Galicia","url":"https://www.coto.com.ar","date":"2026-03-27","amount":80000,"saved":20000,"paidWith":["Banco Galicia","Tarjeta de crédito VISA"],"cap":"Tope $ 20.000 por mes","refund":{"days":30,"business":true,"where":"statement","arrival":"awaited"},"words":"Jueves 25%"}',
    ],
    [
      'taken off at the till',
      '{"id":"k4","whose":"","promotions":["p9"],"supermarket":"dia","title":"10% de descuento en Día","url":"https://diaonline.supermercadosdia.com.ar","date":"2026-11-20","amount":5000.5,"saved":500.05,"paidWith":[],"cap":"Sin tope","refund":null,"words":""}',
    ],
  ])('is read as browsers and files hold it of old: %s', (_, text) => {
    expect(readUse(JSON.parse(text))).toEqual(JSON.parse(text))
  })

  it('is none when it is anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readUse(value)).toBeNull()
      }),
    )
  })

  test.each<[string, object]>([
    ['an address that is no page', { url: 'javascript:alert(1)' }],
    ['no address', { url: 'hola' }],
    ['an id that is none', { id: '../x' }],
    ['a promotion that is none', { promotions: ['<b>'] }],
    ['no promotion', { promotions: [] }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['nothing bought', { amount: 0 }],
    ['more saved than paid', { saved: 50_000 }],
    ['more than anybody pays', { amount: 1e12 }],
    ['an unknown method', { paidWith: ['Banco de la Luna'] }],
    ['words that are none', { words: null }],
    ['an address beyond the bound', { url: `https://example.com/${'x'.repeat(2_000)}` }],
    ['an unknown chain', { supermarket: 'luna' }],
    ['a refund without its term', { refund: { business: false, where: null, arrival: 'awaited' } }],
    ['a refund in an unknown place', { refund: { days: 1, business: false, where: 'luna', arrival: 'awaited' } }],
  ])('%s is refused', (_, change) => {
    expect(readUse(use)).toEqual(use)
    expect(readUse({ ...use, ...change })).toBeNull()
  })

  it('is there with its first words where it has more than are kept', () => {
    expect(readUse({ ...use, words: 'x'.repeat(MAX_WORDS + 1) })).toEqual({ ...use, words: 'x'.repeat(MAX_WORDS) })
    expect(readUse({ ...use, title: 'x'.repeat(5_000) })?.title).toHaveLength(300)
  })

  it('leaves nothing else behind', () => {
    expect(readUse({ ...use, more: 'x' })).toEqual(use)
  })
})

describe('uses of two devices', () => {
  const some = fc.array(uses, { maxLength: 12 })

  it('are each there once, the latest first, whoever comes first', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const merged = mergeUses(a, b)
        expect(new Set(merged.map(({ id }) => id))).toEqual(new Set([...a, ...b].map(({ id }) => id)))
        expect(merged.map(({ date }) => date)).toEqual(
          merged
            .map(({ date }) => date)
            .toSorted()
            .toReversed(),
        )
        expect(mergeUses(merged, b)).toEqual(mergeUses(merged, mergeUses([], b)))
        expect(mergeUses(merged, merged)).toEqual(merged)
      }),
    )
  })

  it('of the same use the later word counts', () => {
    expect(mergeUses([use], [{ ...use, amount: 1_000 }])[0]?.amount).toBe(1_000)
  })

  it('are bounded, and the oldest go', () => {
    const many = Array.from({ length: MAX_USES + 3 }, (_, at) => ({ ...use, id: `u${at}`, date: at < 3 ? '2020-01-01' : use.date }))
    const merged = mergeUses(many, [])
    expect(merged).toHaveLength(MAX_USES)
    expect(merged.some(({ date }) => date === '2020-01-01')).toBe(false)
  })
})

describe('who shares a cap', () => {
  const of = (id: string, change: object = {}) => ({ ...capped, id, limits: { ...capped.limits, ...change } })

  it('is the promotion itself and those of its group with the very same cap', () => {
    const group = [of('p1'), of('p2'), of('p3', { maxDiscount: 5_000 }), of('p4', { period: 'semana' }), of('p5', { per: 'banco' })]
    expect(capSharers(of('p1'), group)).toEqual(['p1', 'p2'])
  })

  it('is only itself where no cap is known', () => {
    const open = { maxDiscount: null }
    expect(capSharers(of('p1', open), [of('p1', open), of('p2', open)])).toEqual(['p1'])
  })
})
