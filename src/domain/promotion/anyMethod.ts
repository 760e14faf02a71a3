import { joinWithAnd } from '../text/words.ts'
import type { ListedPromotion } from './promotion.ts'

type OfAnyMethod = Pick<ListedPromotion, 'conditions' | 'qualifiers' | 'unknownPaymentMethods'>

const SHOWING_ID = 'lo que pagues, mostrando el DNI'

/** Checks whether the words for any method already name the proof to show (the DNI). */
export const isPaidWithProof = (promotion: OfAnyMethod) => anyMethodWords(promotion) === SHOWING_ID

/** Says after «con» what pays when the card names no method of the catalogue: unknown ones, any, all but banned ones, or one card. */
export function anyMethodWords({ conditions, qualifiers, unknownPaymentMethods }: OfAnyMethod): string {
  if (unknownPaymentMethods.length > 0) return joinWithAnd(unknownPaymentMethods)
  if (conditions.refund?.where === 'statement') return 'una tarjeta, y no dice cuál'
  if (qualifiers.includes('unsaidMethods')) return 'lo que pagues (la página no dice con qué)'
  const ways = conditions.how.rails.filter((rail) => rail !== 'web')
  const isBarred = qualifiers.includes('bannedMethods')
  // Plastic cards and cash scan no code.
  if (ways.length > 0 && ways.every((way) => way === 'qr')) return `${isBarred ? 'casi ' : ''}cualquier billetera virtual`
  if (ways.length > 0 || isBarred) return 'casi cualquier medio de pago'
  return qualifiers.includes('showsId') ? SHOWING_ID : 'cualquier medio de pago'
}
