import { z } from 'zod'
import { ALL_CHAIN_SLUGS, type ChainSlug, isChainSlug } from '../catalogue/chain.ts'
import { ALL_SOURCE_SLUGS } from '../catalogue/source.ts'
import { BLOCK_ROLES, type CardWords, MAX_CARD_BLOCKS, MAX_CARD_TEXT } from './capture.ts'
import { EVIDENCE_FIELDS } from './promotionFields.ts'
import { registeredPromotionSchema } from './promotionSchema.ts'
import { MAX_REVIEWED_PROMOTIONS, REVIEWED_FIELDS, type Review, type ReviewedPromotion, type ReviewedValues } from './review.ts'

/** From outside: stored by an older version, or from another deployment. */
const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(1) }).refine(({ start, end }) => start < end, 'tramo vacío')

const isInOrder = ({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>): boolean =>
  blocks.every(({ start, end }, at) => (blocks[at - 1]?.end ?? 0) <= start && start <= end && end <= text.length)

/** Kept, so that any later program can apply the review; bounded like captured cards. The desk links to the address. */
export const reviewedCardSchema: z.ZodType<CardWords> = z
  .object({
    id: z.string().max(200),
    source: z.enum(ALL_SOURCE_SLUGS),
    chain: z.enum(ALL_CHAIN_SLUGS).optional(),
    capturedAt: z.iso.date(),
    url: z.literal('').or(z.url({ protocol: /^https?$/, error: 'no es una dirección web' }).max(2_000)),
    text: z.string().max(MAX_CARD_TEXT, 'texto demasiado largo'),
    blocks: z
      .array(z.object({ role: z.enum(BLOCK_ROLES), start: z.int().min(0), end: z.int().min(0) }))
      .max(MAX_CARD_BLOCKS, 'demasiados bloques'),
  })
  .refine(isInOrder, { path: ['blocks'], error: 'bloques encimados o fuera del texto' })
  .transform(({ chain, ...card }, context) => {
    if (chain !== undefined) return { ...card, chain }
    // A chain's own card is about its source.
    if (isChainSlug(card.source)) return { ...card, chain: card.source }
    context.addIssue({ code: 'custom', path: ['chain'], message: 'falta la cadena' })
    return z.NEVER
  })

export const evidenceSchema = z.partialRecord(z.enum(EVIDENCE_FIELDS), z.array(spanSchema).min(1).max(40))

const promotionSchema = z.object({
  from: z.int().min(0).nullable(),
  values: z.record(z.string(), z.unknown()),
  corrected: z.array(z.enum(REVIEWED_FIELDS)),
  evidence: evidenceSchema,
})

/** Fields that today's program added are empty. */
export const reviewSchema: z.ZodType<Review> = z
  .object({
    card: reviewedCardSchema,
    promotions: z.array(promotionSchema).max(MAX_REVIEWED_PROMOTIONS),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .transform((review, context) => {
    const promotions = review.promotions.map((promotion): ReviewedPromotion | null => {
      const values = completeValues(promotion.values, review.card.chain)
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

function valuesOf(promotion: ReviewedValues): ReviewedValues {
  return Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, promotion[field]])) as ReviewedValues
}
