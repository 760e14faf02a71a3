import { dropQuotes } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import type { RegistryEntry } from '#storage/promotions.ts'

/** A promotion that was just read and has no id yet, with its card. */
export type Candidate = Pick<RegistryEntry, 'cardId' | 'cardHash' | 'promotion'>

/** Returns the key that identifies a promotion over time (`publish/matchPromotions.ts`). */
export function promotionKey(
  promotion: Pick<
    ExtractedPromotion,
    | 'supermarket'
    | 'discount'
    | 'paymentMethods'
    | 'unknownPaymentMethods'
    | 'membership'
    | 'appliesOnlyTo'
    | 'where'
    | 'weekdays'
    | 'onlyForProducts'
  >,
): string {
  return canonicalJson([
    promotion.supermarket,
    promotion.discount,
    serializeMethods(promotion),
    [...promotion.membership].sort(),
    promotion.appliesOnlyTo,
    [...promotion.where].sort(),
    promotion.weekdays && [...promotion.weekdays].sort(),
    promotion.onlyForProducts && fold(promotion.onlyForProducts),
  ])
}

export function serializeMethods({
  paymentMethods,
  unknownPaymentMethods,
}: Pick<ExtractedPromotion, 'paymentMethods' | 'unknownPaymentMethods'>): string {
  const groups = paymentMethods?.map((group) => [...group].sort().join(' + ')).sort() ?? null
  return canonicalJson([groups, unknownPaymentMethods.map(fold).sort()])
}

export function comparableFields(promotion: ExtractedPromotion): Record<string, string> {
  const {
    evidence: _evidence,
    conflicts: _conflicts,
    confidence: _confidence,
    doubt: _doubt,
    reviewed: _reviewed,
    readings: _readings,
    restrictions: _restrictions,
    ...fields
  } = promotion
  const conditions = dropQuotes(promotion.conditions)
  return Object.fromEntries(
    Object.entries({ ...fields, conditions, where: [...promotion.where].sort(), paymentMethods: serializeMethods(promotion) }).map(
      ([name, value]) => [name, canonicalJson(value)],
    ),
  )
}

/** Serializes a promotion for finding duplicates: equal texts differ at most in evidence, confidence or the wording of restrictions. */
export function promotionContent(promotion: ExtractedPromotion): string {
  return canonicalJson(comparableFields(promotion))
}
