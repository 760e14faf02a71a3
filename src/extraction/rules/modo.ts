// Reads whether an offer must be paid through MODO.

import type { Span } from '#domain/promotion/promotion.ts'
import { cardsIn } from '../mentions/cards.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { type CardPlace, cardPlaceOf, decisive, type Placed, RESOLUTIONS } from '../resolve.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { lastBut, tokensOf } from '../text/neighbours.ts'
import { ABOUT_ITSELF, BEFORE_THINGS, OR, THROUGH } from '../vocabulary/payment.ts'

type Named = Placed<CardPlace> & { mention: Mention<'institution'>; clause: Clause }

/** Returns where the card requires MODO, or null. A ban, a mere option and a refund do not require it. */
export function modoClaim(view: OfferView): Span | null {
  // A bonus on top of an offer through MODO need not be paid through MODO itself.
  if (view.offer.bonus && view.tiered && cardsIn(view.folded, affirmed(view.own)).length > 0)
    return first(modoIn(affirmed([...view.ownHeader, ...view.own])))
  const printed = modoIn(affirmed(view.legal))
  const asked = printed.filter((one) => isWayToPay(view, one))
  // If the small print offers MODO as an alternative, a picture of it is no requirement.
  const isOneOfTwo = asked.length === 0 && printed.some((one) => isAlternative(leadOf(view, one)))
  const pictured = modoIn(view.pictures).filter(
    ({ mention: { start } }) => lastBut(view.folded.slice(start - 5, start).replace('_', ' '), NONE) !== 'sin',
  )
  return first(decisive(RESOLUTIONS.modo, [...modoIn(affirmed(view.header)), ...(isOneOfTwo ? [] : pictured), ...asked]))
}

/** Returns true if the header or a picture shows MODO, so that it is not only in the small print. */
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

/** Returns the words before MODO, or before the app's name that it is part of. */
function leadOf({ folded }: OfferView, { mention: { start }, clause }: Named): string {
  const app = mentionsOf(clause.mentions, 'app').find(({ end }) => end < start && start - end < NAME_GAP)
  const end = app?.start ?? start
  return folded.slice(Math.max(0, end - LONGEST_LEAD), end)
}
/** Room for a space and a punctuation mark. UTF-16 units. */
const NAME_GAP = 4

/** Returns true if MODO is introduced as one of two ways. */
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
