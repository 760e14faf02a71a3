import type { CardWords } from './capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from './promotion.ts'

/** Whether a person judges a field on the review desk. The program alone reads the others: they follow from these or are copied from the card. */
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

/** A verified card with everything that it promises. It holds for every later card of the same template. */
export type Review = {
  card: CardWords
  promotions: ReviewedPromotion[]
  /** Free text; may be empty. */
  by: string
  /** ISO instant. */
  at: string
}

/** Why a card waits for a person, the most urgent first. */
export const WHYS = ['reported', 'contradicting', 'unread', 'doubtful', 'unknownIssuer', 'new', 'near'] as const
export type Why = (typeof WHYS)[number]
