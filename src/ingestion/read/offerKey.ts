import { CONDITIONS_SHAPE } from '#domain/condition.ts'
import { fold } from '#domain/fold.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import { paged } from '#domain/shape.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import type { KnownOffer } from '#storage/promotions.ts'

/** An offer as it was read, with the card that it was read from. */
export type Candidate = Pick<KnownOffer, 'cardId' | 'cardHash' | 'offer'>

/** What makes an offer the offer it is; `publish/matchOffers.ts` says how it is used. */
export function offerKey(
  offer: Pick<
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
    offer.supermarket,
    offer.discount,
    methodsOf(offer),
    [...offer.membership].sort(),
    offer.appliesOnlyTo,
    [...offer.where].sort(),
    offer.weekdays && [...offer.weekdays].sort(),
    offer.onlyForProducts && fold(offer.onlyForProducts),
  ])
}

/** The required methods as one text: groups and their members in a fixed order. */
export function methodsOf({
  paymentMethods,
  unknownPaymentMethods,
}: Pick<ExtractedPromotion, 'paymentMethods' | 'unknownPaymentMethods'>): string {
  const groups = paymentMethods?.map((group) => [...group].sort().join(' + ')).sort() ?? null
  return canonicalJson([groups, unknownPaymentMethods.map(fold).sort()])
}

/** Every field that tells offers apart, in canonical form. */
export function comparableFields(offer: ExtractedPromotion): Record<string, string> {
  const { evidence: _evidence, confidence: _confidence, restrictions: _restrictions, ...fields } = offer
  const conditions = paged(CONDITIONS_SHAPE, offer.conditions)
  return Object.fromEntries(
    Object.entries({ ...fields, conditions, where: [...offer.where].sort(), paymentMethods: methodsOf(offer) }).map(([name, value]) => [
      name,
      canonicalJson(value),
    ]),
  )
}

/** Two offers of a chain with the same text here are duplicates: they differ in evidence, confidence or the wording of restrictions at most. */
export function sameOffer(offer: ExtractedPromotion): string {
  return canonicalJson(comparableFields(offer))
}
