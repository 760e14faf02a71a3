import { expect, it } from 'vitest'
import { differences } from '../../scripts/differences.mjs'

const cap = (maxDiscount: number) => ({ limits: { maxDiscount, period: 'mes' } })

it('two readings differ by field and part, the most frequent first, with the places', () => {
  const before = [{ id: 'a', promotions: [{ ...cap(5_000), weekdays: ['Lunes'] }, cap(1)] }]
  const after = [{ id: 'a', promotions: [{ ...cap(8_000), weekdays: null }, cap(2)] }]
  expect(differences(before, after)).toEqual([
    [
      'limits.maxDiscount',
      [
        { of: 'a/0', was: 5_000, is: 8_000 },
        { of: 'a/1', was: 1, is: 2 },
      ],
    ],
    ['weekdays', [{ of: 'a/0', was: ['Lunes'], is: null }]],
  ])
})

it('a card with another number of promotions counts once, and one that is read no more', () => {
  const before = [{ id: 'a', promotions: [cap(1)] }, { id: 'b', promotions: [cap(1)] }, { id: 'c' }]
  const after = [{ id: 'a', promotions: [cap(2), cap(3)] }, { id: 'c' }]
  expect(differences(before, after)).toEqual([
    [
      'promotions',
      [
        { of: 'a', was: 1, is: 2 },
        { of: 'b', was: 1, is: undefined },
      ],
    ],
  ])
})

it('the same reading has no difference, nor has one of the same from other places', () => {
  const read = [{ id: 'a', promotions: [{ ...cap(1), evidence: { limits: [{ start: 1, end: 2 }] } }] }]
  expect(differences(read, read)).toEqual([])
  expect(differences(read, [{ id: 'a', promotions: [{ ...cap(1), evidence: {} }] }])).toEqual([])
})
