import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { cardsIn } from './acceptedCards.ts'
import type { OfferView } from './offerView.ts'

/** Where the card asks for MODO, or null where it is not required: a ban, a mere "también con MODO" and a refund do not ask for it. */
export function modoClaim(view: OfferView): Span | null {
  // What comes on top of an offer through MODO need not itself go through it.
  if (view.offer.bonus && view.tiered && cardsIn(view.folded, affirmed(view.own)).length > 0)
    return first(modoIn(affirmed([...view.ownHeader, ...view.own])))
  const printed = modoIn(affirmed(view.legal))
  const asked = first(printed.filter((span) => isWayToPay(view, span)))
  // A picture names it, and the small print gives it as one way of two.
  const isOneOfTwo = asked === null && printed.some(({ start }) => ALTERNATIVE.test(leadOf(view, start)))
  const pictured = modoIn(view.pictures).filter(({ start }) => !/sin[ _-]$/.test(view.folded.slice(start - 4, start)))
  return first(modoIn(affirmed(view.header))) ?? (isOneOfTwo ? null : first(pictured)) ?? asked
}

/** The card itself shows MODO; otherwise only the small print asks for it. */
export const announcesModo = (view: OfferView) => modoIn([...affirmed(view.header), ...view.pictures]).length > 0

const first = (spans: readonly Span[]): Span | null => spans[0] ?? null

function modoIn(clauses: readonly Clause[]): Span[] {
  return clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'institution').filter(({ value }) => value === 'MODO'))
}

/** `En 1 pago en los supermercados; o pagando con MODO`: one way of two. */
const ALTERNATIVE = /[;,] o (?:bien )?(?:pagando|abonando|comprando)? ?(?:con|a traves de|mediante) $/
const BESIDE_OTHERS = /tambien|(?:apple|google) pay,? (?:y\/o|o|y) $|operatoria de "?$/
const WAY =
  /(?:a traves(?: de)?|mediante|por|con|desde|via|qr|de|app\.?|y\/o|o|billetera|en|pagando|abonando|exclusivamente)(?: (?:la|el|su|los|app\.?|billetera|qr|de|codigo|plataforma|aplicacion)){0,4}(?: [a-z]{2,12}\+)? ?["(]?$/

const leadOf = ({ folded }: OfferView, start: number) => folded.slice(Math.max(0, start - 60), start)

function isWayToPay(view: OfferView, { start, end }: Span): boolean {
  const { folded } = view
  const lead = leadOf(view, start)
  const rest = folded.slice(end, end + 30)
  if (ALTERNATIVE.test(lead) || BESIDE_OTHERS.test(lead)) return false
  if (/^,? ?(?:o |y\/o )?(?:apple|google) pay/.test(rest) || /^"? (?:es |se encuentra|servicio|no valid)/.test(rest)) return false
  return WAY.test(lead)
}
