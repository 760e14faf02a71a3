import { methodNamed, parentOrOwnName } from '#domain/catalogue/paymentMethod.ts'
import type { GatePromotion } from './comparedFields.ts'

/** How many issuers stand behind these promotions. A bank that changes all of its cards has made one change, not ten. */
export function countIssuers(promotions: readonly GatePromotion[]): number {
  return new Set(promotions.map(issuerOf)).size
}

/** Its issuers as one text; where it names none, its card stands for itself. */
function issuerOf(promotion: GatePromotion): string | GatePromotion {
  return [...issuersOf(promotion)].sort().join(' + ') || promotion.cardId || promotion
}

/** The banks and wallets that a promotion names. */
export function issuersOf({ paymentMethods, unknownPaymentMethods }: GatePromotion): Set<string> {
  const named = (paymentMethods ?? []).flat().flatMap((name) => {
    const method = methodNamed(name)
    return method.kind === 'generic' ? [] : parentOrOwnName(method)
  })
  return new Set([...named, ...unknownPaymentMethods])
}
