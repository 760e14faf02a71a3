import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { toListedPromotion } from '#features/promotions/listedPromotion.ts'
import { sharedWeek, weekJson } from '#features/promotions/week.server.ts'
import { promotions } from '../../domain/arbitraries.ts'

const [promotion] = fc.sample(promotions, { numRuns: 1, seed: 1 })

/** A snapshot with one promotion of this id, every day. */
function published(id: string) {
  const one = { ...promotion, id, cardId: 'card-1', firstSeen: '2026-03-01', lastSeen: '2026-03-27' } as PublishedPromotion
  return { on: () => [one], groupOf: () => id, one }
}

it('is named by its content: another snapshot with the same has the same name, other content another', () => {
  const { name } = sharedWeek(published('aaaaaaaaaa'), '2026-03-27')
  expect(sharedWeek(published('aaaaaaaaaa'), '2026-03-27').name).toBe(name)
  expect(sharedWeek(published('bbbbbbbbbb'), '2026-03-27').name).not.toBe(name)
})

it('is drawn from what is sent', () => {
  const { one, ...snapshot } = published('aaaaaaaaaa')
  const { content } = sharedWeek(snapshot, '2026-03-27')
  expect(content.promotions).toEqual([JSON.parse(JSON.stringify(toListedPromotion(one)))])
  expect(content.groups).toEqual([0])
})

it('can be had for a while after the next ones, for pages that still name it, and not for ever', () => {
  const first = sharedWeek(published('aaaaaaaaaa'), '2026-03-27').name
  const next = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => sharedWeek(published(`cccccccc${from + at}`), '2026-03-27').name)
  next(6, 10)
  expect(weekJson(first)).toContain('aaaaaaaaaa')
  const later = next(12, 20)
  expect(weekJson(first)).toBeUndefined()
  expect(later.every((name) => weekJson(name) !== undefined)).toBe(true)
})
