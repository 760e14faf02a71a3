import { joinWithAnd } from '../text/words.ts'
import type { ListedPromotion } from './promotion.ts'

type OfAnyMethod = Pick<ListedPromotion, 'conditions' | 'qualifiers' | 'unknownPaymentMethods'>

const SHOWING_ID = 'lo que pagues, mostrando el DNI'

/** What pays is told by what is shown. */
export const isPaidWithProof = (promotion: OfAnyMethod) => anyMethodWords(promotion) === SHOWING_ID

/** After «con», where no method of the catalogue is named: unknown ones, any, all but banned ones, one card. Silence is a supposition. */
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
