import { CONDITION_PARTS } from '#domain/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import type { Draft } from '../refiners/refiner.ts'

/**
 * What may distinguish a right reading from a wrong one, each from 0 (nothing against it) to 1: sources that disagree, splits that were
 * concluded and not said, small print that was not understood, words with nothing but a figure. The weights are fitted (`weights.ts`).
 */
export const FEATURES = [
  /** The sources of a field disagree, or none of them says it. */
  'doubtfulMethods',
  'doubtfulDates',
  'doubtfulWeekdays',
  'doubtfulWhere',
  'doubtfulLimits',
  /** Fields in doubt, out of four or more. */
  'doubts',
  /** The offer was split, comes on top of another, or is in the picture or the small print only. */
  'tier',
  'bonus',
  'unannounced',
  /** Its figure is not in the small print. */
  'unbacked',
  'tieredPrint',
  /** Several offers on one card, out of four or more. */
  'offers',
  /** Nothing says how to pay. */
  'noMethods',
  'unknownMethods',
  /** People it is only for: concluded from words, so that somebody may be missing. */
  'people',
  'alternatives',
  /** Clauses that no field explains, out of five or more; and amounts or names among them. */
  'notUnderstood',
  /** No small print at all, or very much of it. */
  'noPrint',
  'longPrint',
  /** Parts of the conditions that the words speak of, out of all. */
  'conditions',
] as const
export type FeatureName = (typeof FEATURES)[number]
export type Features = Record<FeatureName, number>

const share = (count: number, most: number) => Math.min(1, count / most)
const flag = (value: boolean) => (value ? 1 : 0)
/** UTF-16 units. */
const LONG_PRINT = 3_000

/** @param offers How many promotions the card gives. */
export function featuresOf({ scope, readings }: Draft, promotion: ExtractedPromotion, offers: number): Features {
  const { offer, text, view } = scope
  const doubtful = (field: keyof typeof readings) => flag((readings[field]?.doubt ?? 0) >= LEAST_DOUBT)
  const print = text.card.blocks.filter(({ role }) => role === 'legal').reduce((sum, { start, end }) => sum + end - start, 0)
  const { conditions } = promotion
  return {
    doubtfulMethods: doubtful('paymentMethods'),
    doubtfulDates: Math.max(doubtful('validFrom'), doubtful('validUntil')),
    doubtfulWeekdays: doubtful('weekdays'),
    doubtfulWhere: doubtful('where'),
    doubtfulLimits: doubtful('limits'),
    doubts: share(Object.values(readings).filter(({ doubt }) => doubt >= LEAST_DOUBT).length, 4),
    tier: flag(offer.tier !== null),
    bonus: flag(offer.bonus),
    unannounced: flag(offer.origin !== 'header' || offer.doubt > 0),
    unbacked: flag(!view.backed),
    tieredPrint: flag(view.tiered),
    offers: share(offers - 1, 3),
    noMethods: flag(promotion.paymentMethods === null && promotion.unknownPaymentMethods.length === 0),
    unknownMethods: flag(promotion.unknownPaymentMethods.length > 0),
    people: share(conditions.who.length, 3),
    alternatives: flag(conditions.who.some(({ alternatives }) => alternatives !== null)),
    notUnderstood: share(promotion.notUnderstood.length, 5),
    noPrint: flag(print === 0),
    longPrint: flag(print > LONG_PRINT),
    conditions: share(Object.keys(conditions.evidence).length, CONDITION_PARTS.length),
  }
}

/** Smaller doubts are habits of a source, not disagreement. */
const LEAST_DOUBT = 0.03
