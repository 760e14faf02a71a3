import { z } from 'zod'
import { ALL_CHAIN_SLUGS, type ChainSlug } from '../catalogue/chain.ts'
import { BLOCK_ROLES, type CardWords } from './capture.ts'
import { EVIDENCE_FIELDS } from './promotionFields.ts'
import { registeredPromotionSchema } from './promotionSchema.ts'
import { REVIEWED_FIELDS, type Review, type ReviewedPromotion, type ReviewedValues } from './review.ts'

/** Schemas for reviews from outside: stored by an older version, or from another deployment. */
const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(1) }).refine(({ start, end }) => start < end, 'tramo vacío')

/** The words of a card. A review keeps them, so that any later program can apply it. */
const cardSchema: z.ZodType<CardWords> = z.object({
  id: z.string().max(200),
  source: z.enum(ALL_CHAIN_SLUGS),
  capturedAt: z.iso.date(),
  url: z.string().max(2_000),
  text: z.string(),
  blocks: z.array(z.object({ role: z.enum(BLOCK_ROLES), start: z.int().min(0), end: z.int().min(0) })).max(10_000),
})

const marksSchema = z.partialRecord(z.enum(EVIDENCE_FIELDS), z.array(spanSchema).min(1).max(40))

/** No real card has as many. */
const MAX_REVIEWED = 64

const promotionSchema = z.object({
  from: z.int().min(0).nullable(),
  values: z.record(z.string(), z.unknown()),
  corrected: z.array(z.enum(REVIEWED_FIELDS)),
  evidence: marksSchema,
})

/** A stored review. Fields that today's program added are empty. */
export const reviewSchema: z.ZodType<Review> = z
  .object({ card: cardSchema, promotions: z.array(promotionSchema).max(MAX_REVIEWED), by: z.string(), at: z.iso.datetime() })
  .transform((review, context) => {
    const promotions = review.promotions.map((promotion): ReviewedPromotion | null => {
      const values = completeValues(promotion.values, review.card.source)
      return values === null ? null : { ...promotion, values }
    })
    if (promotions.every((promotion) => promotion !== null)) return { ...review, promotions }
    context.addIssue({ code: 'custom', message: 'promoción no válida' })
    return z.NEVER
  })

function completeValues(values: Record<string, unknown>, supermarket: ChainSlug): ReviewedValues | null {
  const known = Object.fromEntries(REVIEWED_FIELDS.flatMap((field) => (field in values ? [[field, values[field]]] : [])))
  const checked = registeredPromotionSchema.safeParse({ ...known, supermarket })
  if (!checked.success) return null
  return valuesOf(checked.data)
}

/** Keeps the fields that a person judges. */
function valuesOf(promotion: ReviewedValues): ReviewedValues {
  return Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, promotion[field]])) as ReviewedValues
}
