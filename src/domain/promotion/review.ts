import type { CardWords } from './capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from './promotion.ts'
import { EVIDENCE_FIELDS, READ_FIELDS } from './promotionFields.ts'

type ReadFields = typeof READ_FIELDS
export type ReviewedField = { [F in EvidenceField]: ReadFields[F]['isReviewed'] extends true ? F : never }[EvidenceField] | 'conditions'
export const REVIEWED_FIELDS: readonly ReviewedField[] = [
  ...EVIDENCE_FIELDS.filter((name): name is Exclude<ReviewedField, 'conditions'> => READ_FIELDS[name].isReviewed),
  'conditions',
]
export type ReviewedValues = Pick<ExtractedPromotion, ReviewedField>

export type ReviewedPromotion = {
  /** The index of the program's promotion; null: the program had not read it. */
  from: number | null
  values: ReviewedValues
  /** Changed by the person; the others were accepted as read. */
  corrected: ReviewedField[]
  evidence: Partial<Record<EvidenceField, Span[]>>
}

/** No real card has as many promotions. */
export const MAX_REVIEWED_PROMOTIONS = 64

/** What a person verified of a card. It holds for every later card of the same template. */
export type Review = {
  card: CardWords
  promotions: ReviewedPromotion[]
  /** Free text; may be empty. */
  by: string
  /** ISO instant. */
  at: string
}

/** Why a card waits, the most urgent first. */
export const REVIEW_REASONS = ['reported', 'twoReadings', 'contradicting', 'unread', 'doubtful', 'unknownIssuer', 'new'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]
