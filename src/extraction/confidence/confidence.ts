import { type EvidenceField, type ExtractedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { DOUBT } from '../resolve.ts'
import { WARNING_SIGNS, type WarningSigns } from './warningSigns.ts'
import { MODEL_INTERCEPT, MODEL_WEIGHTS } from './weights.ts'

/** Upper bounds of the confidence. The missing part of a card that was cut off may change everything. */
const CUT = 0.5
/** Dates contradict each other, or one place charges interest that another does not. */
const CONTRADICTION = 0.6
/** The small print is another issuer's, so the offer's own conditions are unknown. */
const FOREIGN = 0.75
/** Some words near a figure are in no field. */
const UNSAID = 0.79
/** The source disagrees with itself, or the issuer or the wording is unknown. */
const AMBIGUOUS = 0.89
/** A novelty of 0.6 means 30 % new wordings: half of them count as 1. */
const NEW = 0.6

type Bounds = { isCut: boolean; contradicts: boolean; isDiscountDisputed: boolean; isAmbiguous: boolean; unsaidField: EvidenceField | null }

type PromotionDoubt = NonNullable<ExtractedPromotion['doubt']>
export type FieldDoubt = { field: EvidenceField; doubt: number; isContradicted: boolean }

/** `bound`: the most that the confidence can be (0–1). */
export type Doubt = { signs: WarningSigns; bound: number }
export type ConfidenceModel = { intercept: number; weights: WarningSigns }

export function assessDoubt(signs: WarningSigns, { isCut, contradicts, isDiscountDisputed, isAmbiguous, unsaidField }: Bounds): Doubt {
  const isUnsure = isAmbiguous || signs.novelty >= NEW || signs.otherCards > 0
  const isContradiction = contradicts || isDiscountDisputed
  const bounds = [
    unsaidField ? UNSAID : 1,
    isCut ? CUT : 1,
    isContradiction ? CONTRADICTION : 1,
    signs.foreignPrint > 0 ? FOREIGN : 1,
    isUnsure ? AMBIGUOUS : 1,
  ]
  return { signs, bound: Math.min(...bounds) }
}

/** Computes the probability (0.05–0.99) that every key field is right. The bound scales it, so readings keep their order. */
export function computeConfidence(
  { signs, bound }: Doubt,
  { intercept, weights }: ConfidenceModel = { intercept: MODEL_INTERCEPT, weights: MODEL_WEIGHTS },
): number {
  const logOdds = WARNING_SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], intercept)
  return Math.round(Math.max(0.05, Math.min(0.99, bound / (1 + Math.exp(logOdds)))) * 1000) / 1000
}

/** Null from `MIN_SURE_CONFIDENCE` on. `fields`: what speaks against each, 0–1, and whether the card contradicts it. */
export function nameDoubt(
  { signs, bound }: Doubt,
  { isCut, contradicts, unsaidField }: Pick<Bounds, 'isCut' | 'contradicts' | 'unsaidField'>,
  fields: readonly FieldDoubt[],
): PromotionDoubt | null {
  if (computeConfidence({ signs, bound }) >= MIN_SURE_CONFIDENCE) return null
  if (isCut) return { about: null, reason: 'cut' }
  if (contradicts) return { about: 'validUntil', reason: 'dates' }
  if (signs.foreignPrint > 0) return { about: null, reason: 'foreignPrint' }
  if (signs.otherCards > 0) return { about: 'paymentMethods', reason: 'otherCards' }
  if (signs.unknownIssuer > 0) return { about: 'paymentMethods', reason: 'unknownIssuer' }
  if (unsaidField !== null) return { about: unsaidField, reason: 'unsaid' }
  const [worst] = fields.toSorted((one, other) => Number(other.isContradicted) - Number(one.isContradicted) || other.doubt - one.doubt)
  if (worst?.isContradicted) return { about: worst.field, reason: 'contradiction' }
  if (worst !== undefined && worst.doubt >= DOUBT.supposed) return { about: worst.field, reason: 'supposed' }
  return { about: null, reason: signs.unsaid > 0 ? 'unsaid' : 'wording' }
}
