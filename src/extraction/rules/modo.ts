import type { Span } from '#domain/promotion/promotion.ts'
import { findCards } from '../mentions/cards.ts'
import { type Mention, selectMentions } from '../mentions/mention.ts'
import { type CardPlace, getCardPlace, type PlacedClaim, RESOLUTIONS, selectDecisiveClaims } from '../resolve.ts'
import { type Clause, selectAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { findJoint } from '../text/joints.ts'
import { findLastTokenExcept, splitIntoTokens } from '../text/neighbours.ts'
import { DETERMINERS, JOINING_WORDS, MODO_EXPLAINING_WORDS, WORDS_BEFORE_MEANS } from '../vocabulary/payment.ts'

type Named = PlacedClaim<CardPlace> & { mention: Mention<'institution'>; clause: Clause }

/** Returns where the card requires MODO, or null. A ban, a mere option and a refund do not require it. */
export function findModoClaim(view: OfferView): Span | null {
  // A bonus on top of an offer through MODO need not be paid through MODO itself.
  if (view.offer.isBonus && view.isTiered && findCards(view.folded, selectAffirmed(view.own)).length > 0)
    return first(modoIn(selectAffirmed([...view.ownHeader, ...view.own])))
  const printed = modoIn(selectAffirmed(view.legal))
  const asked = printed.filter((one) => isWayToPay(view, one))
  // If the small print offers MODO as an alternative, a picture of it is no requirement.
  const isOneOfTwo = asked.length === 0 && printed.some((one) => isAlternative(leadOf(view, one)))
  const pictured = modoIn(view.pictures).filter(
    ({ mention: { start } }) => findLastTokenExcept(view.folded.slice(start - 5, start).replace('_', ' '), NONE) !== 'sin',
  )
  return first(selectDecisiveClaims(RESOLUTIONS.modo, [...modoIn(selectAffirmed(view.header)), ...(isOneOfTwo ? [] : pictured), ...asked]))
}

function first([found]: readonly Named[]): Span | null {
  return found === undefined ? null : { start: found.mention.start, end: found.mention.end }
}

function modoIn(clauses: readonly Clause[]): Named[] {
  return clauses.flatMap((clause) =>
    selectMentions(clause.mentions, 'institution').flatMap((mention) =>
      mention.value === 'MODO' ? [{ mention, clause, place: getCardPlace(clause) }] : [],
    ),
  )
}

const NONE: ReadonlySet<string> = new Set()
const LONGEST_LEAD = 60

/** Returns the words before MODO, or before the app's name that it is part of. */
function leadOf({ folded }: OfferView, { mention: { start }, clause }: Named): string {
  const app = selectMentions(clause.mentions, 'app').find(({ end }) => end < start && start - end < NAME_GAP)
  const end = app?.start ?? start
  return folded.slice(Math.max(0, end - LONGEST_LEAD), end)
}
/** Room for a space and a punctuation mark. In UTF-16 units. */
const NAME_GAP = 4

/** Returns true if MODO is introduced as one of two ways. */
function isAlternative(lead: string): boolean {
  const tokens = splitIntoTokens(lead)
  const at = tokens.findLastIndex((token) => !DETERMINERS.has(token) && (!WORDS_BEFORE_MEANS.has(token) || JOINING_WORDS.has(token)))
  return tokens[at] === 'o' && [',', ';'].includes(tokens[at - 1] ?? '')
}

function isWayToPay(view: OfferView, named: Named): boolean {
  const { mention, clause } = named
  const lead = leadOf(view, named)
  const [after = ''] = splitIntoTokens(view.folded.slice(mention.end, mention.end + LONGEST_LEAD))
  const besidePhones = selectMentions(clause.mentions, 'rail').some(({ start, end, value }) => {
    if (value !== 'nfc') return false
    return findJoint(start > mention.start ? view.folded.slice(mention.end, start) : view.folded.slice(end, mention.start))
  })
  if (besidePhones || MODO_EXPLAINING_WORDS.has(after) || splitIntoTokens(lead).includes('tambien') || isAlternative(lead)) return false
  const before = findLastTokenExcept(lead, DETERMINERS) ?? ''
  return WORDS_BEFORE_MEANS.has(before) && before !== 'y' && before !== ','
}
