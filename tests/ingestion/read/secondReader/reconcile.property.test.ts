import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExtractedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS } from '#domain/promotion/promotionFields.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { toReadableCard } from '#extraction/findings.ts'
import { answerSchema, type ReaderAnswer } from '#ingestion/read/secondReader/answer.ts'
import { prepareForQuotes } from '#ingestion/read/secondReader/quotes.ts'
import { reconcileReadings } from '#ingestion/read/secondReader/reconcile.ts'
import { anyNumberOf } from '../../../atLeastOne.ts'
import { honestClaim, readingOf, unsurePromotion, WORDS, without } from './readings.ts'

const card = (() => {
  const raw = [...readingOf([[unsurePromotion()]]).texts.values()][0]
  if (raw === undefined) throw new Error('no card')
  return prepareForQuotes(toReadableCard(raw))
})()

/** Any stretch of the card, or any text at all. */
const quote = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.nat(WORDS.length), fc.nat(120)).map(([start, length]) => WORDS.slice(start, start + length)) },
  fc.string({ maxLength: 30, unit: 'grapheme' }),
)
const quotes = fc.oneof(fc.array(quote, { maxLength: 4 }), fc.constant([...WORDS.split('\n\n')]))
const field = <T>(value: fc.Arbitrary<T>) => fc.option(fc.record({ value: fc.option(value), quotes }), { freq: 4 })

const claim = fc.record({
  discount: fc.oneof(
    fc.constant(honestClaim().discount),
    fc.record({
      value: fc.record({ type: fc.constantFrom('porcentaje', 'cuotas sin intereses'), value: fc.integer({ min: 0, max: 12 }) }),
      quotes,
    }),
  ),
  validFrom: field(fc.constantFrom('2026-03-01', '2026-03-31', '2026-12-01')),
  validUntil: field(fc.constantFrom('2026-03-31', '2026-03-01', '2026-01-31')),
  weekdays: field(fc.uniqueArray(fc.constantFrom('Lunes', 'Martes', 'Domingo'), { minLength: 1 })),
  where: field(fc.uniqueArray(fc.constantFrom('Carrefour', 'Online', 'Coto', 'Dia'), { minLength: 1 })),
  membership: field(fc.uniqueArray(fc.constantFrom('Mi Carrefour', 'MasClub'))),
  paymentMethods: field(
    fc.array(fc.uniqueArray(fc.constantFrom('Banco Galicia', 'Mercado Pago', 'MODO', 'Tarjeta de crédito VISA'), { minLength: 1 }), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
  limits: field(
    fc.record({
      maxDiscount: fc.constantFrom(15_000, 8_000),
      explicitlyHasNoLimit: fc.constant(false),
      period: fc.constantFrom(null, 'mes', 'semana'),
      per: fc.constantFrom(null, 'cuenta', 'persona'),
    }),
  ),
  minPurchase: field(fc.constantFrom(8_000, 15_000)),
  stackable: field(fc.boolean()),
  onlyForProducts: field(quote.filter((words) => words.length > 0)),
  excludesProducts: field(quote.filter((words) => words.length > 0)),
})

const bare = (confidence: number) => without('paymentMethods', without('limits', without('weekdays', unsurePromotion({ confidence }))))
const promotions = fc.constantFrom<ExtractedPromotion[]>(
  [unsurePromotion()],
  [bare(0.5)],
  [unsurePromotion({ confidence: 0.95 })],
  [bare(0.89), unsurePromotion({ discount: { type: 'cuotas sin intereses', value: 3 }, confidence: MIN_SURE_CONFIDENCE })],
)

test('for any answer: no promotion is added or removed, what was sure or found in words stays, results are valid and within the card', () => {
  const length = card.text.card.text.length
  fc.assert(
    fc.property(promotions, fc.array(claim, { maxLength: 3 }), (before, promotions) => {
      const answer = answerSchema.safeParse({ promotions })
      fc.pre(answer.success)
      const after = reconcileReadings(before, answer.data as ReaderAnswer, card).all.map(({ promotion }) => promotion)
      expect(after).toHaveLength(before.length)
      for (const [index, promotion] of anyNumberOf(before.entries())) {
        const result = after[index] as ExtractedPromotion
        expect(extractedPromotionSchema.safeParse(result).error).toBeUndefined()
        if (promotion.confidence >= MIN_SURE_CONFIDENCE) expect(result).toEqual(promotion)
        expect(result.confidence).toBeGreaterThanOrEqual(promotion.confidence)
        expect([result.discount, result.restrictions, result.url]).toEqual([promotion.discount, promotion.restrictions, promotion.url])
        for (const name of EVIDENCE_FIELDS) {
          if (promotion.evidence[name] !== undefined && name !== 'limits') expect(result[name]).toEqual(promotion[name])
          for (const { end } of anyNumberOf(result.evidence[name] ?? [])) expect(end).toBeLessThanOrEqual(length)
        }
        if (promotion.evidence.limits) expect(result.limits.maxDiscount).toBe(promotion.limits.maxDiscount)
      }
    }),
    { numRuns: 500 },
  )
})
