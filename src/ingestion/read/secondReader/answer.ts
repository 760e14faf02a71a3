import { z } from 'zod'
import type { EvidenceField, ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS } from '#domain/promotion/promotionFields.ts'
import { promotionFields } from '#domain/promotion/promotionSchema.ts'

/** No real card has as many. */
const MAX_CLAIMS = 24
const MAX_QUOTES = 24
const MAX_QUOTE = 600

/** A value with the card's words that prove it. */
function quoted<T extends z.ZodType>(value: T) {
  return z.strictObject({ value, quotes: z.array(z.string().max(MAX_QUOTE)).max(MAX_QUOTES) })
}

/** A field that the card does not mention is null or absent. */
function claimed<T extends z.ZodType>(value: T) {
  return quoted(value.nullable()).nullish()
}

/** Fields not asked for: identifying, copied or counted, or derived from other fields. */
const UNCLAIMED = ['discount', 'restrictions', 'exceptDates', 'qualifiers'] as const satisfies EvidenceField[]
/** The fields that a second reader is asked for besides the discount, in this order. */
export type ClaimedField = Exclude<EvidenceField, (typeof UNCLAIMED)[number]>
export const CLAIMED_FIELDS = EVIDENCE_FIELDS.filter((field): field is ClaimedField => !UNCLAIMED.some((other) => other === field))

type ClaimedSchemas = { [F in ClaimedField]: ReturnType<typeof claimed<z.ZodType<ExtractedPromotion[F]>>> }
const claimedSchemas = Object.fromEntries(
  CLAIMED_FIELDS.map((field) => [field, claimed<z.ZodType>(promotionFields[field])]),
) as ClaimedSchemas

/** The second reader's claim about one promotion: the promotion's own fields, each with its quotes. Nothing else is accepted. */
const claimedPromotionSchema = z.strictObject({ discount: quoted(promotionFields.discount), ...claimedSchemas })

export const answerSchema = z.strictObject({ promotions: z.array(claimedPromotionSchema).max(MAX_CLAIMS) })

export type ClaimedPromotion = z.infer<typeof claimedPromotionSchema>
export type ReaderAnswer = z.infer<typeof answerSchema>

/** Parses an answer; null when it is invalid, since one impossible field discredits all. */
export function readAnswer(content: string): ReaderAnswer | null {
  // Models often fence their JSON although the prompt forbids it.
  const bare = content
    .trim()
    .replace(/^```(?:json)?\s{0,9}/, '')
    .replace(/```$/, '')
  try {
    return answerSchema.safeParse(JSON.parse(bare)).data ?? null
  } catch {
    return null
  }
}
