import type { RawCard } from './capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from './promotion.ts'

/** The fields of a promotion that a person judges. What follows from them, or is copied from the card, is read by the program. */
export const REVIEWED_FIELDS = [
  'discount',
  'validFrom',
  'validUntil',
  'weekdays',
  'where',
  'membership',
  'paymentMethods',
  'unknownPaymentMethods',
  'paymentRails',
  'appliesOnlyTo',
  'limits',
  'minPurchase',
  'stackable',
  'onlyForProducts',
  'excludesProducts',
  'conditions',
] as const satisfies (keyof ExtractedPromotion)[]
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]
export type ReviewedValues = Pick<ExtractedPromotion, ReviewedField>

/** One promotion as a person left it. */
export type ReviewedPromotion = {
  /** Which of the program's promotions it was, when it was reviewed; null: the program had read none such. */
  from: number | null
  values: ReviewedValues
  /** The fields whose value is the person's; the others were accepted as read. */
  corrected: ReviewedField[]
  /** The words that the person marked for a field. */
  evidence: Partial<Record<EvidenceField, Span[]>>
}

/** What a person verified: a card, and all that it promises. It holds for every later card of the same template. */
export type Review = {
  card: RawCard
  promotions: ReviewedPromotion[]
  /** Free text; may be empty. */
  by: string
  /** ISO instant. */
  at: string
}

/** Why a card waits for a person, the most urgent first. */
export const WHYS = ['reported', 'contradicting', 'unread', 'doubtful', 'unknownIssuer', 'new', 'near'] as const
export type Why = (typeof WHYS)[number]
