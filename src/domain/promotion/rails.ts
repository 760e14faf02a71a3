import type { ConditionFacts, Rail } from './condition.ts'
import type { ListedPromotion } from './promotion.ts'

/** From the conditions, else the promotion's own field; empty when the card does not say. */
export function acceptedRails({
  conditions,
  paymentRails,
}: { conditions: Pick<ConditionFacts, 'how'> } & Pick<ListedPromotion, 'paymentRails'>): readonly Rail[] {
  const { rails } = conditions.how
  if (rails.length > 0) return rails
  return [
    ...(paymentRails?.pagoConQR ? ['qr' as const] : []),
    ...(paymentRails?.telefonoContactless ? ['nfc' as const] : []),
    ...(paymentRails?.contactless ? ['contactless' as const] : []),
  ]
}
