import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, type MentionKind, selectMentions } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import { CARDS_WITHOUT_NETWORK, getFamilyName } from '../vocabulary/issuers.ts'
import { CARD_WORDS, WORDS_BEFORE_ISSUERS_CARDS } from '../vocabulary/payment.ts'
import { findRequiredIssuers } from './issuers.ts'
import { isQrAlternativeToCard } from './rails.ts'

/** Returns the words for an issuer's own credit card: the catalogue has only its name, and who pays by QR must read it. */
export function findIssuersOwnCards(view: OfferView): Span[] {
  const clauses = getOfferClauses(view).filter(isAffirmed)
  const asked = findRequiredIssuers(view).names.filter((name) => CARDS_WITHOUT_NETWORK.has(name))
  return asked.flatMap((issuer) => {
    const isNamedCredit = CARDS_WITHOUT_NETWORK.get(issuer)?.isNamedCredit ?? false
    const found = clauses.flatMap((clause) =>
      selectMentions(clause.mentions, 'institution')
        .filter((mention) => getFamilyName(mention.value) === issuer)
        .flatMap((mention) => cardNamed(view, clause, mention, isNamedCredit)),
    )
    // If the issuer's QR code is an alternative, the account may be used and the issuer's name is enough.
    return isQrAlternativeToCard(view) ? [] : found.slice(0, 1)
  })
}

/** Returns the card's name with the words before it and a debit card beside it. */
function cardNamed({ folded }: OfferView, clause: Clause, { start, end }: Mention<'institution'>, isNamedCredit: boolean): Span[] {
  const lead = startOf(folded, clause.start, start)
  const named = splitIntoTokens(folded.slice(lead, end))
  if (!named.some((word) => CARD_WORDS.has(word)) || (isNamedCredit && !named.includes('credito'))) return []
  if (selectMentions(clause.mentions, 'network').some((network) => network.start - end >= 0 && network.start - end < 2)) return []
  let until = end
  for (const { kind, start: at, end: next } of clause.mentions)
    if (OF_CARDS.has(kind) && at > end && at - until < LONGEST_JOIN) until = Math.max(until, next)
  return [{ start: lead, end: until }]
}
const OF_CARDS = new Set<MentionKind>(['cardKind', 'institution', 'network'])
const LONGEST_JOIN = 20

/** Returns where the words directly before a name begin. */
function startOf(folded: string, from: number, at: number): number {
  let start = at
  while (start > from) {
    const before = folded.lastIndexOf(' ', start - 2) + 1
    const word = folded.slice(Math.max(from, before), start).trim()
    if (!WORDS_BEFORE_ISSUERS_CARDS.has(word)) break
    start = Math.max(from, before)
  }
  return start
}
