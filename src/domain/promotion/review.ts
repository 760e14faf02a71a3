import type { CardWords } from './capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from './promotion.ts'

/** Says whether a person judges a field on the review desk. The other fields follow from these or are copied from the card. */
const IS_REVIEWED = {
  discount: true,
  validFrom: true,
  validUntil: true,
  weekdays: true,
  exceptDates: false,
  where: true,
  membership: true,
  paymentMethods: true,
  unknownPaymentMethods: true,
  paymentRails: true,
  appliesOnlyTo: true,
  limits: true,
  minPurchase: true,
  stackable: true,
  onlyForProducts: true,
  excludesProducts: true,
  restrictions: false,
  qualifiers: false,
  conditions: true,
} as const satisfies Record<EvidenceField | 'conditions', boolean>
type Judged = typeof IS_REVIEWED
export type ReviewedField = { [F in keyof Judged]: Judged[F] extends true ? F : never }[keyof Judged]
export const REVIEWED_FIELDS = (Object.keys(IS_REVIEWED) as (keyof Judged)[]).filter((field): field is ReviewedField => IS_REVIEWED[field])
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
