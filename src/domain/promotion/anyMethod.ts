import { list } from '../text/words.ts'
import type { ListedPromotion } from './promotion.ts'

type OfAnyMethod = Pick<ListedPromotion, 'conditions' | 'qualifiers' | 'unknownPaymentMethods'>

/**
 * What pays where the source names no method that we know, as it stands behind «con»: methods that only the source knows, any, all but those that
 * it bans, or the one card that it speaks of without a name.
 */
export function anyMethodWords({ conditions, qualifiers, unknownPaymentMethods }: OfAnyMethod): string {
  if (unknownPaymentMethods.length > 0) return list(unknownPaymentMethods)
  if (conditions.refund?.where === 'statement') return 'una tarjeta, y no dice cuál'
  const isOneWay = conditions.how.rails.some((rail) => rail !== 'web')
  return isOneWay || qualifiers.includes('bannedMethods') ? 'casi cualquier medio de pago' : 'cualquier medio de pago'
}
