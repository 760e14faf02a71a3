import type { Span } from '#domain/promotion/promotion.ts'
import { cardsIn } from '../mentions/cards.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { type CardPlace, cardPlaceOf, decisive, type Placed, RESOLUTIONS } from '../resolve.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { lastBut, tokensOf } from '../text/neighbours.ts'
import { ABOUT_ITSELF, BEFORE_THINGS, OR, THROUGH } from '../vocabulary/payment.ts'

type Named = Placed<CardPlace> & { mention: Mention<'institution'>; clause: Clause }

/** Where the card asks for MODO, or null where it is not required: a ban, a mere "también con MODO" and a refund do not ask for it. */
export function modoClaim(view: OfferView): Span | null {
  // What comes on top of an offer through MODO need not itself go through it.
  if (view.offer.bonus && view.tiered && cardsIn(view.folded, affirmed(view.own)).length > 0)
    return first(modoIn(affirmed([...view.ownHeader, ...view.own])))
  const printed = modoIn(affirmed(view.legal))
  const asked = printed.filter((one) => isWayToPay(view, one))
  // A picture names it, and the small print gives it as one way of two.
  const isOneOfTwo = asked.length === 0 && printed.some((one) => isAlternative(leadOf(view, one)))
  const pictured = modoIn(view.pictures).filter(
    ({ mention: { start } }) => lastBut(view.folded.slice(start - 5, start).replace('_', ' '), NONE) !== 'sin',
  )
  return first(decisive(RESOLUTIONS.modo, [...modoIn(affirmed(view.header)), ...(isOneOfTwo ? [] : pictured), ...asked]))
}

/** The card itself shows MODO; otherwise only the small print asks for it. */
export const announcesModo = (view: OfferView) => modoIn([...affirmed(view.header), ...view.pictures]).length > 0

function first([found]: readonly Named[]): Span | null {
  return found === undefined ? null : { start: found.mention.start, end: found.mention.end }
}

function modoIn(clauses: readonly Clause[]): Named[] {
  return clauses.flatMap((clause) =>
    mentionsOf(clause.mentions, 'institution').flatMap((mention) =>
      mention.value === 'MODO' ? [{ mention, clause, place: cardPlaceOf(clause) }] : [],
    ),
  )
}

const NONE: ReadonlySet<string> = new Set()
/** UTF-16 units. */
const LONGEST_LEAD = 60

/** The words before it, and before the name of an app that it is part of (`con BNA+ MODO`). */
function leadOf({ folded }: OfferView, { mention: { start }, clause }: Named): string {
  const app = mentionsOf(clause.mentions, 'app').find(({ end }) => end < start && start - end < NAME_GAP)
  const end = app?.start ?? start
  return folded.slice(Math.max(0, end - LONGEST_LEAD), end)
}
/** UTF-16 units: a space and a sign. */
const NAME_GAP = 4

/** `En 1 pago en los supermercados; o pagando con MODO`: one way of two. */
function isAlternative(lead: string): boolean {
  const tokens = tokensOf(lead)
  const at = tokens.findLastIndex((token) => !BEFORE_THINGS.has(token) && (!THROUGH.has(token) || OR.has(token)))
  return tokens[at] === 'o' && [',', ';'].includes(tokens[at - 1] ?? '')
}

function isWayToPay(view: OfferView, named: Named): boolean {
  const { mention, clause } = named
  const lead = leadOf(view, named)
  const [after = ''] = tokensOf(view.folded.slice(mention.end, mention.end + LONGEST_LEAD))
  const besidePhones = mentionsOf(clause.mentions, 'rail').some(({ start, end, value }) => {
    if (value !== 'nfc') return false
    const gap = start > mention.start ? view.folded.slice(mention.end, start) : view.folded.slice(end, mention.start)
    const tokens = gap.length > LONGEST_LEAD ? [] : tokensOf(gap)
    return tokens.length > 0 && tokens.every((token) => OR.has(token) || token === ',')
  })
  if (besidePhones || ABOUT_ITSELF.has(after) || tokensOf(lead).includes('tambien') || isAlternative(lead)) return false
  const before = lastBut(lead, BEFORE_THINGS) ?? ''
  return THROUGH.has(before) && before !== 'y' && before !== ','
}
