import type { AudienceClaim } from './audience.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/** `Para que la bonificación se acredite deberá tener una cuenta`: only who gets money back needs that account. */
export function isForRefund(view: OfferView, { value: { kind }, span, sentence }: AudienceClaim): boolean {
  if (kind !== 'account') return false
  const own = wordsOfOffer(view).filter((clause) => clause.sentence === sentence)
  const start = Math.max(span.start - LONGEST_LEAD, Math.min(span.start, ...own.map((clause) => clause.start)))
  return FOR_REFUND.test(view.folded.slice(start, span.start))
}
const FOR_REFUND =
  /(?<![a-z])para (?:que|percibir|cobrar|obtener)(?: [a-z]{2,12}){0,4} (?:bonificacion|reintegro|devolucion|reembolso)(?:es|s)?(?![a-z])/
/** UTF-16 units. */
const LONGEST_LEAD = 160
