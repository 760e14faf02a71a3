import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { familyName } from '../vocabulary/issuers.ts'
import type { AudienceClaim } from './audience.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/**
 * `Con la billetera X … sin caja de ahorro en el Banco Y`: where an account is held, when that is another place than the offer's own methods.
 * @param own The institutions of those; without any, none is another.
 */
export function heldElsewhere(view: OfferView, { start, end }: Span, own: ReadonlySet<MethodName>): MethodName | null {
  if (own.size === 0) return null
  const clause = wordsOfOffer(view).find((one) => start >= one.start && start < one.end)
  const named = mentionsOf(clause?.mentions ?? [], 'institution').find((mention) => mention.start >= end)
  if (named === undefined || named.value === 'MODO' || !AT.test(view.folded.slice(end, named.start))) return null
  const name = familyName(named.value)
  return own.has(name) ? null : name
}
const AT = /^(?: [a-z/]{1,12}){0,6} (?:en|de|del)(?: el| la)? $/

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
