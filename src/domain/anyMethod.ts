import { fold } from './fold.ts'
import type { ListedPromotion } from './promotion.ts'
import { list } from './words.ts'

type OfAnyMethod = Pick<ListedPromotion, 'conditions' | 'restrictions' | 'unknownPaymentMethods'>

/**
 * What pays where the source names no method that we know, as it stands behind «con»: methods that only the source knows, any, all but those that
 * its clauses ban, or the one card that it speaks of without a name.
 */
export function anyMethodWords({ conditions, restrictions, unknownPaymentMethods }: OfAnyMethod): string {
  if (unknownPaymentMethods.length > 0) return list(unknownPaymentMethods)
  if (conditions.refund?.where === 'statement') return 'una tarjeta, que la fuente no nombra'
  const isOneWay = conditions.how.rails.some((rail) => rail !== 'web')
  return isOneWay || restrictions.some(bansPaying) ? 'casi cualquier medio de pago' : 'cualquier medio de pago'
}

/** `No válido abonando con billeteras`, `tampoco aplica a pagos con QR`. */
function bansPaying(clause: string): boolean {
  const words = fold(clause)
  const ban = BAN.exec(words)
  return ban !== null && WAY_TO_PAY.test(words.slice(ban.index))
}
const BAN = /(?:no|tampoco) (?:(?:es|son|sera|seran|se) )?(?:valid|aplica|inclu|particip|acept|admit)/
const WAY_TO_PAY =
  /plataforma|billetera|qr(?![a-z])|nfc|tarjetas? de (?:compra|credito|debito|regalo)|tarjetas? prepaga|efectivo|transferencia|link de pago|mercado ?pago/
