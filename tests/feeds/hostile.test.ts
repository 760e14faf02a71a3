import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { FEED_SLUGS } from '#domain/catalogue/source.ts'
import { MAX_CARD_TEXT } from '#domain/promotion/capture.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { IS_WHOLE } from '../seed.ts'
import { feedOf, TODAY } from './feed.ts'

const INPUTS = IS_WHOLE ? 400 : 60

const nested = (depth: number) => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`) as unknown

/** What may stand in any field of a record. */
const HOSTILE = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    ...[
      '1-20% 2-10% '.repeat(3_000),
      '99999999999999999999',
      '/Date(99999999999999)/',
      '2026-02-31T99:99',
      '31/02/2026',
      '__proto__',
      '\u0000\u202e',
    ],
    ...[Number.NaN, -1, 1e300, null, true, [], {}, nested(800), { toString: 1 }, '<div '.repeat(20_000), 'tope $0,00 '.repeat(9_000)],
  ),
)

/** Replaces some values of a record, at any depth. */
function spoil(value: unknown, [seed, ...seeds]: readonly number[], hostile: readonly unknown[]): unknown {
  let at = 0
  const visit = (one: unknown, isRoot = false): unknown => {
    at++
    if (!isRoot && (at * (seed ?? 1) + (seeds[0] ?? 0)) % 17 === 0) return hostile[at % hostile.length]
    if (Array.isArray(one)) return one.map((item) => visit(item))
    if (typeof one === 'object' && one !== null) return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, visit(inner)]))
    return one
  }
  return visit(value, true)
}

/** The record once for each of its values, with an object in its place that cannot be made a text. */
function* withoutText(raw: unknown): Generator<unknown> {
  for (let at = 0; ; at++) {
    let seen = 0
    const visit = (one: unknown): unknown => {
      if (Array.isArray(one)) return one.map(visit)
      if (typeof one === 'object' && one !== null)
        return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, visit(inner)]))
      return seen++ === at ? { toString: 1 } : one
    }
    const spoilt = visit(raw)
    if (seen <= at) return
    yield spoilt
  }
}

describe.each(FEED_SLUGS)('%s', (slug) => {
  test('reads any record without an error, and every promotion of it is a possible one', async () => {
    const { examples } = await feedOf(slug)
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.tuple(fc.integer({ min: 1, max: 16 }), fc.nat(16)),
        fc.array(HOSTILE, { minLength: 1, maxLength: 5 }),
        (card, seeds, hostile) => {
          const { card: words, promotions } = readCard({ ...card, raw: spoil(card.raw, seeds, hostile) })
          expect(words.text.length).toBeLessThanOrEqual(MAX_CARD_TEXT)
          for (const promotion of promotions) expect(extractedPromotionSchema.safeParse(promotion).success).toBe(true)
        },
      ),
      { numRuns: INPUTS },
    )
  })

  test('has no value that must be a text', async () => {
    const { examples, readRecord } = await feedOf(slug)
    for (const card of examples) for (const raw of withoutText(card.raw)) expect(() => readRecord({ ...card, raw })).not.toThrow()
  })

  test.each([null, 7, 'x', [], {}, { [slug]: {} }, nested(800)])('has no promotion where there is no record: %#', (raw) => {
    expect(readCard({ id: 'x', source: slug, capturedAt: TODAY, raw }).promotions).toEqual([])
  })
})
