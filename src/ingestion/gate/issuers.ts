import { methodNamed, parentOrOwnName } from '#domain/catalogue/paymentMethod.ts'
import type { GatePromotion } from './comparedFields.ts'

/** Counts the issuers of these promotions: a bank that changes all its cards has made one change, not ten. */
export function countIssuers(promotions: readonly GatePromotion[]): number {
  return new Set(promotions.map(issuerOf)).size
}

/** Returns the promotion's issuers as one text; without issuers, the promotion itself. */
function issuerOf(promotion: GatePromotion): string | GatePromotion {
  return [...namedIssuers(promotion)].sort().join(' + ') || promotion.cardId || promotion
}

/** Returns the banks and wallets that a promotion names. */
export function namedIssuers({ paymentMethods, unknownPaymentMethods }: GatePromotion): Set<string> {
  const named = (paymentMethods ?? []).flat().flatMap((name) => {
    const method = methodNamed(name)
    return method.kind === 'generic' ? [] : parentOrOwnName(method)
  })
  return new Set([...named, ...unknownPaymentMethods])
}
