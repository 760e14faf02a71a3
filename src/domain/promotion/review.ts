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

/** One promotion as a person reviewed it. */
export type ReviewedPromotion = {
  /** The index of the program's promotion that it corrects; null: the program had not read it. */
  from: number | null
  values: ReviewedValues
  /** Fields whose value the person changed; the others were accepted as read. */
  corrected: ReviewedField[]
  /** The spans that the person marked for a field. */
  evidence: Partial<Record<EvidenceField, Span[]>>
}

/** No real card has as many promotions. */
export const MAX_REVIEWED = 64

/** A verified card with all its promotions. It holds for every later card of the same template. */
export type Review = {
  card: CardWords
  promotions: ReviewedPromotion[]
  /** The reviewer's name, free text; may be empty. */
  by: string
  /** An ISO instant. */
  at: string
}

/** Reasons why a card waits for a review, the most urgent first. */
export const REVIEW_REASONS = ['reported', 'twoReadings', 'contradicting', 'unread', 'doubtful', 'unknownIssuer', 'new'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]
