import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { historyFields, promotionFields } from '#domain/promotion/promotionSchema.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { sharedWeek, weekJson } from '#features/promotions/week.server.ts'
import { WEEK_FORMAT } from '#features/promotions/weekCall.ts'
import { promotions } from '../../domain/arbitraries.ts'

const [promotion] = fc.sample(promotions, { numRuns: 1, seed: 1 })

/** A snapshot with one promotion of this id, every day. */
function published(id: string) {
  const one = { ...promotion, id, cardId: 'card-1', firstSeen: '2026-03-01', lastSeen: '2026-03-27' } as PublishedPromotion
  return { on: () => [one], groupOf: () => id, changes: [], issuerOnly: [], one }
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

it('has the form that its number stands for: when this fails, raise WEEK_FORMAT and write down the new form', () => {
  const { one } = published('aaaaaaaaaa')
  const sent = Object.keys(toListedPromotion(one)) as (keyof typeof promotionFields)[]
  const schema = z.object(Object.fromEntries(sent.map((name) => [name, { ...promotionFields, ...historyFields }[name]])))
  const form = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest('hex')
    .slice(0, 8)
  expect({ [WEEK_FORMAT]: form }).toEqual({ 19: '109420e1' })
})

it('has nothing of what only the server needs', () => {
  const { one } = published('aaaaaaaaaa')
  const server = ['cardId', 'url', 'evidence', 'conflicts', 'notUnderstood', 'reviewed', 'firstSeen', 'lastSeen']
  expect(Object.keys(toListedPromotion(one)).filter((name) => server.includes(name))).toEqual([])
  expect(JSON.stringify(toListedPromotion(one).conditions)).not.toMatch(/"(?:quote|start|evidence)":/)
})
