import type { Rail } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type Means, type Mention, type MentionKind, selectMentions } from '../mentions/mention.ts'
import { type CardPlace, getCardPlace, RESOLUTIONS, resolveClaims } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { getAffirmedClauses, getClausesWithoutOtherFigures } from '../scope/otherFigures.ts'
import { findFirstTokenExcept, findLastTokenExcept, splitIntoTokens } from '../text/neighbours.ts'
import {
  DETERMINERS,
  NON_PAYMENT_TARGET_STEMS,
  SCAN_VERBS,
  SKIPPED_BEFORE_VERBS,
  WITHOUT_WORDS,
  WORDS_BEFORE_MEANS,
  WORDS_BEFORE_WAYS,
} from '../vocabulary/payment.ts'
import { selectMeans } from './issuers.ts'

/** A claim about a way to pay. `any`: the way is one of several and not required. */
type RailClaim = Span & { value: Rail | 'any'; place: CardPlace }

const WAYS = new Set<MentionKind>(['cardKind', 'network', 'funds'])
const MEANS = new Set<Means>(['card', 'anyCard', 'cash', 'other'])
const isWay = (mention: Mention, onWeb: boolean) =>
  mention.kind === 'means' ? MEANS.has(mention.value) || (onWeb && mention.value === 'button') : WAYS.has(mention.kind)
const LONGEST_GAP = 90

/** Returns true if a way is named as an alternative. `onWeb`: also on the web, where a button replaces the code. */
export function isAlternativePaymentWay(folded: string, { mentions }: Pick<Clause, 'mentions'>, way: Mention, onWeb = false): boolean {
  const rails = selectMentions(mentions, 'rail')
  const isWithinRail = (other: Mention) => rails.some(({ start, end }) => start <= other.start && other.end <= end)
  const others = mentions.filter((other) => isWay(other, onWeb) && !isWithinRail(other))
  const before = others.findLast(({ end }) => end <= way.start)
  const after = others.filter(({ start }) => start >= way.end)
  // Cash is never required, so the ways beside it are alternatives.
  if (selectMeans([{ mentions }], 'cash').length > 0 || (before !== undefined && areJoined(folded, before, way))) return true
  return after.some((other, index) => (index === 0 || other.value === 'button') && areJoined(folded, way, other))
}

function areJoined(folded: string, left: Mention, right: Mention): boolean {
  const gap = folded.slice(left.end, right.start)
  if (gap.length > LONGEST_GAP) return false
  const tokens = splitIntoTokens(gap)
  const join = tokens.findLast((token) => !WORDS_BEFORE_WAYS.has(token)) ?? ''
  // A verb for scanning after a card says how one pays with it; a bare "QR" names a second way.
  const isBareCode = right.kind === 'rail' && !tokens.some((token) => SCAN_VERBS.has(token)) && !folded.startsWith('escan', right.start)
  return ['o', 'u', 'y/o', '/'].includes(join) || (isBareCode && join === 'y' && !tokens.includes(',') && left.kind !== 'funds')
}

/** Returns true if a QR code is an alternative to a card. */
export const isQrAlternativeToCard = (view: OfferView): boolean =>
  getAffirmedClauses(view).some((clause) =>
    selectMentions(clause.mentions, 'rail').some((rail) => rail.value === 'qr' && isAlternativePaymentWay(view.folded, clause, rail)),
  )

function railClaims(view: OfferView, onWeb: boolean): RailClaim[] {
  return [...getClausesWithoutOtherFigures(view), ...view.pictures].flatMap((clause) => {
    return selectMentions(clause.mentions, 'rail').flatMap((rail): RailClaim[] => {
      if (!isRequired(view, clause, rail)) return []
      const isOpen = rail.value !== 'card' && (isAlternativePaymentWay(view.folded, clause, rail, onWeb) || isAlso(view.folded, rail))
      return [{ value: isOpen ? 'any' : rail.value, place: getCardPlace(clause), start: rail.start, end: rail.end }]
    })
  })
}

/** Returns true if "también" right before or behind says that the way is one of several. */
const isAlso = (folded: string, { start, end }: Span) =>
  splitIntoTokens(folded.slice(Math.max(0, start - LONGEST_ALSO), start)).includes('tambien') ||
  splitIntoTokens(folded.slice(end, end + LONGEST_ALSO))[0] === 'tambien'
/** In UTF-16 units. */
const LONGEST_ALSO = 30

/** Returns true if the way is promised or required. A ban on paying without it requires it too. */
function isRequired({ folded }: OfferView, clause: Clause, { start, end, value }: Mention<'rail'>): boolean {
  const lead = folded.slice(Math.max(clause.start, start - LONGEST_GAP), start)
  const isWithout = WITHOUT_WORDS.has(findLastTokenExcept(lead, WORDS_BEFORE_WAYS) ?? '')
  if (clause.modality === 'forbids') return isWithout && selectMentions(clause.mentions, 'opener').some((opener) => opener.start >= end)
  if (!isAffirmed(clause) || isWithout) return false
  const next = findFirstTokenExcept(folded.slice(end, end + LONGEST_GAP), SKIPPED_BEFORE_VERBS) ?? ''
  if (value === 'qr' && NON_PAYMENT_TARGET_STEMS.some((stem) => next.startsWith(stem))) return false
  return !next.startsWith('disponib') || WORDS_BEFORE_MEANS.has(findLastTokenExcept(lead, DETERMINERS) ?? '')
}

/** Returns the required ways, alternatives together; none if any is accepted. `onWeb`: the offer also holds on the web. */
export function findRequiredRails(view: OfferView, onWeb = false): { rails: Rail[]; spans: Span[] } {
  const claims = railClaims(view, onWeb)
  // Of several percentages each may have a way of its own.
  const beside = view.offer.rank === null ? [] : besideOwnFigure(view, claims)
  const resolved = resolveClaims(RESOLUTIONS.rails, beside.length > 0 ? beside : claims)
  if (resolved === null) return onlyCardLeft(view)
  const announced = besideOwnFigure(view, resolved.binding)
  const kept = announced.length > 0 ? announced : resolved.binding
  const rails = kept.flatMap(({ value }) => (value === 'any' ? [] : value))
  if (rails.length < kept.length) return { rails: [], spans: [] }
  return { rails: [...new Set(rails)], spans: kept.map(({ start, end }) => ({ start, end })) }
}

/** Returns the claims in sentences that name the offer's own figure. */
function besideOwnFigure(view: OfferView, claims: readonly RailClaim[]): RailClaim[] {
  const { type, value } = view.offer.discount
  const kind = type === 'porcentaje' ? 'percent' : 'instalments'
  const words = getAffirmedClauses(view)
  const isNamed = ({ mentions }: Clause) => mentions.some((mention) => mention.kind === kind && [mention.value].flat().includes(value))
  const named = new Set(words.filter(isNamed).map(({ sentence }) => sentence))
  return claims.filter((claim) => words.some(({ start, end, sentence }) => claim.start >= start && claim.end <= end && named.has(sentence)))
}

/** Returns the physical card if both the phone's contactless and wallets are banned. */
function onlyCardLeft(view: OfferView): { rails: Rail[]; spans: Span[] } {
  const bans = getClausesWithoutOtherFigures(view).filter(({ modality }) => modality === 'forbids')
  const nfc = bans.find(({ mentions }) => selectMentions(mentions, 'rail').some(({ value }) => value === 'nfc'))
  const [wallets] = selectMeans(bans, 'wallets')
  return nfc && wallets ? { rails: ['card'], spans: [nfc, { start: wallets.start, end: wallets.end }] } : { rails: [], spans: [] }
}
