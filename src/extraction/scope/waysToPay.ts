// The table of the ways to pay that an offer's words name. A row says how one of them is meant; every field about paying is read from the rows.

import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { type Mention, type MentionKind, type PaymentMeans, selectMentions } from '../mentions/mention.ts'
import { findFirstTokenExcept, findJoint, findLastTokenExcept, splitIntoTokens } from '../text/neighbours.ts'
import {
  DETERMINERS,
  EXCLUSIVE_WORDS,
  JOINING_WORDS,
  MODO_EXPLAINING_WORDS,
  NON_PAYMENT_TARGET_STEMS,
  SCAN_VERBS,
  SIGN_UP_STEMS,
  SKIPPED_BEFORE_VERBS,
  WITHOUT_WORDS,
  WORDS_BEFORE_APPS,
  WORDS_BEFORE_MEANS,
  WORDS_BEFORE_WAYS,
} from '../vocabulary/payment.ts'
import { type Clause, isAffirmed } from './clause.ts'
import type { OfferView } from './offerView.ts'
import { getClausesWithoutOtherFigures } from './otherFigures.ts'

type WayKind = 'rail' | 'app' | 'institution' | 'funds' | 'unknownIssuer'

/** `asked`: the offer wants it (`askedInShops`: in shops only). `open`: it is one of several. `told`: the card only mentions it. */
type WaySense = 'asked' | 'askedInShops' | 'open' | 'banned' | 'told'

/** The only institution that is a way to pay is MODO. `isAlone`: a word such as "exclusivamente" stands before it. */
export type WayToPay<K extends WayKind = WayKind> = Span & { mention: Mention<K>; clause: Clause; sense: WaySense; isAlone: boolean }

const listWays = memoize((view: OfferView): readonly WayToPay[] =>
  [...getClausesWithoutOtherFigures(view), ...view.pictures].flatMap((clause) =>
    clause.mentions.filter(isWay).map((mention): WayToPay => {
      const lead = view.folded.slice(Math.max(clause.start, mention.start - LONGEST_LEAD), mention.start)
      const isAlone = EXCLUSIVE_WORDS.has(findLastTokenExcept(lead, SKIPPED_BEFORE_ONLY) ?? '')
      const { start, end } = mention
      return { start, end, mention, clause, sense: getSenseOfWay(view.folded, clause, mention), isAlone }
    }),
  ),
)

export const selectWays = <K extends WayKind>(view: OfferView, kind: K) =>
  listWays(view).filter((way): way is WayToPay<K> => way.mention.kind === kind)

export function selectMeans(clauses: readonly Pick<Clause, 'mentions'>[], ...values: readonly PaymentMeans[]): Mention<'means'>[] {
  return clauses.flatMap(({ mentions }) => selectMentions(mentions, 'means').filter(({ value }) => values.includes(value)))
}

export const isQrAlternativeToCard = (view: OfferView): boolean =>
  selectWays(view, 'rail').some(
    ({ mention, clause }) => mention.value === 'qr' && isAffirmed(clause) && isBesideOther(view.folded, clause, mention),
  )

const KINDS = new Set<MentionKind>(['rail', 'app', 'funds', 'unknownIssuer'])
const isWay = (mention: Mention): mention is Mention<WayKind> =>
  KINDS.has(mention.kind) || (mention.kind === 'institution' && mention.value === 'MODO')

const LONGEST_LEAD = 60
const LONGEST_GAP = 90
export const SKIPPED_BEFORE_ONLY: ReadonlySet<string> = new Set(
  [...WORDS_BEFORE_MEANS, ...DETERMINERS, 'a'].filter((word) => !EXCLUSIVE_WORDS.has(word)),
)

function getSenseOfWay(folded: string, clause: Clause, mention: Mention<WayKind>): WaySense {
  const { kind } = mention
  if (kind === 'rail') return getSenseOfRail(folded, clause, mention)
  // An app that a ban spares is one to pay with.
  if (kind === 'app' && (isAffirmed(clause) || clause.modality === 'exempts'))
    return isPaidThrough(folded, clause, mention) ? 'asked' : 'told'
  if (clause.modality === 'forbids') return 'banned'
  if (!isAffirmed(clause)) return 'told'
  if (kind === 'institution') return getSenseOfModo(folded, clause, mention)
  return kind === 'funds' && (isBesideOther(folded, clause, mention) || isBehindCards(clause, mention)) ? 'open' : 'asked'
}

/** After cards the balance is an alternative to them. */
const isBehindCards = ({ mentions }: Clause, { start }: Span) => selectMentions(mentions, 'cardKind').some(({ end }) => end <= start)

/** A ban on paying without a way asks for it. A code that leads to something else is no way to pay. */
function getSenseOfRail(folded: string, clause: Clause, rail: Mention<'rail'>): WaySense {
  const { start, end, value } = rail
  const lead = folded.slice(Math.max(clause.start, start - LONGEST_GAP), start)
  const isWithout = WITHOUT_WORDS.has(findLastTokenExcept(lead, WORDS_BEFORE_WAYS) ?? '')
  const isBan = clause.modality === 'forbids'
  if (isBan && !(isWithout && selectMentions(clause.mentions, 'opener').some((opener) => opener.start >= end))) return 'banned'
  if (!isBan && (!isAffirmed(clause) || isWithout)) return 'told'
  const next = findFirstTokenExcept(folded.slice(end, end + LONGEST_GAP), SKIPPED_BEFORE_VERBS) ?? ''
  if (value === 'qr' && NON_PAYMENT_TARGET_STEMS.some((stem) => next.startsWith(stem))) return 'told'
  if (next.startsWith('disponib') && !WORDS_BEFORE_MEANS.has(findLastTokenExcept(lead, DETERMINERS) ?? '')) return 'told'
  if (value === 'card') return 'asked'
  if (isBesideOther(folded, clause, rail) || isAlso(folded, rail)) return 'open'
  return isBesideOther(folded, clause, rail, ON_WEB) ? 'askedInShops' : 'asked'
}

/** "También" right before or behind says that the way is one of several. */
const isAlso = (folded: string, { start, end }: Span) =>
  splitIntoTokens(folded.slice(Math.max(0, start - LONGEST_ALSO), start)).includes('tambien') ||
  splitIntoTokens(folded.slice(end, end + LONGEST_ALSO))[0] === 'tambien'
const LONGEST_ALSO = 30

/** In the small print MODO is asked for only where words for paying lead to it; elsewhere its name is enough. */
function getSenseOfModo(folded: string, clause: Clause, modo: Mention<'institution'>): WaySense {
  if (clause.role === 'image')
    return folded
      .slice(modo.start - 5, modo.start)
      .replace('_', ' ')
      .trim()
      .endsWith('sin')
      ? 'told'
      : 'asked'
  if (clause.role !== 'legal') return 'asked'
  const app = selectMentions(clause.mentions, 'app').find(({ end }) => end < modo.start && modo.start - end < NAME_GAP)
  const end = app?.start ?? modo.start
  const lead = folded.slice(Math.max(0, end - LONGEST_LEAD), end)
  const tokens = splitIntoTokens(lead)
  const at = tokens.findLastIndex((token) => !DETERMINERS.has(token) && (!WORDS_BEFORE_MEANS.has(token) || JOINING_WORDS.has(token)))
  if (tokens[at] === 'o' && [',', ';'].includes(tokens[at - 1] ?? '')) return 'open'
  const isBesidePhones = selectMentions(clause.mentions, 'rail').some(
    ({ start, end, value }) =>
      value === 'nfc' && findJoint(start > modo.start ? folded.slice(modo.end, start) : folded.slice(end, modo.start)),
  )
  const [after = ''] = splitIntoTokens(folded.slice(modo.end, modo.end + LONGEST_LEAD))
  if (isBesidePhones || MODO_EXPLAINING_WORDS.has(after) || tokens.includes('tambien')) return 'told'
  const before = findLastTokenExcept(lead, DETERMINERS) ?? ''
  return WORDS_BEFORE_MEANS.has(before) && before !== 'y' && before !== ',' ? 'asked' : 'told'
}
const NAME_GAP = 4

/** Not signing up in it. */
function isPaidThrough(folded: string, clause: Clause, { start }: Span): boolean {
  const tokens = splitIntoTokens(folded.slice(Math.max(clause.start, start - LONGEST_LEAD), start))
  const at = tokens.findLastIndex((token) => !WORDS_BEFORE_APPS.has(token))
  const verb = tokens
    .slice(0, at)
    .findLast((token) => !WORDS_BEFORE_MEANS.has(token) && !DETERMINERS.has(token) && token !== 'a' && token !== 'previamente')
  return WORDS_BEFORE_MEANS.has(tokens[at] ?? '') && !SIGN_UP_STEMS.some((stem) => verb?.startsWith(stem))
}

const OTHERS = new Set<MentionKind>(['cardKind', 'network', 'funds'])
const MEANS = new Set<PaymentMeans>(['card', 'anyCard', 'cash', 'other'])
/** On the web a button replaces the code. */
const ON_WEB = new Set<PaymentMeans>([...MEANS, 'button'])

/** Cash is never required, so the ways beside it are alternatives. */
function isBesideOther(folded: string, { mentions }: Pick<Clause, 'mentions'>, way: Mention, means = MEANS): boolean {
  const rails = selectMentions(mentions, 'rail')
  const others = mentions.filter(
    (other) =>
      (other.kind === 'means' ? means.has(other.value) : OTHERS.has(other.kind)) &&
      !rails.some(({ start, end }) => start <= other.start && other.end <= end),
  )
  const before = others.findLast(({ end }) => end <= way.start)
  const after = others.filter(({ start }) => start >= way.end)
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
