// Reads enumerations of cards («Visa y Mastercard de crédito de los bancos A y B») as combinations of kind, network and bank.

import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'
import { findJoint, splitIntoTokens } from '../text/neighbours.ts'
import { CARD_LIST_WORDS, CARD_WORDS } from '../vocabulary/payment.ts'
import type { Mention, MentionValues } from './mention.ts'

export type CardKind = MentionValues['cardKind']
export type CardNetwork = MentionValues['network']

/** Null: not stated; of the institution, unless the words tie the card to one. */
export type CardClaim = Span & { kind: CardKind | null; network: CardNetwork | null; institution: MethodName | null }

type Part = Mention<'cardKind' | 'network' | 'institution'>
/** `codes`: K is a kind, N a network, I an institution, with the joints between them. */
type Enumeration = { parts: Part[]; codes: string }
type Clause = { mentions: readonly Mention[] }

const SIGNS = { cardKind: 'K', network: 'N', institution: 'I' } as const
const MOST_PARTS = 40

/** A kind after a comma, or after the last "y", is for all networks, else for the last one. */
const UNITS = [
  /N(?:[,+]t?N){0,9},K(?:[,+]K){0,3}(?![,+]?t?[KN])/y,
  /K(?:(?:[,+]t?K){0,3}(?:N|[,+]N(?!K))|(?:[,+]t?K){1,3}[,+]tN(?!K))(?:[,+]t?N(?!K)){0,9}/y,
  /N(?:(?:,t?N){0,9}\+t?N)?K(?:[,+]t?K(?!N)){0,3}/y,
  /[KN]/y,
] as const
/** Each bank has its own cards, with the banks first or last. */
const BANKS_FIRST = /^(?:I[,+t]*[KN][KN,+t]*){2,}(?:I[,+t]*)*$/
const BANKS_LAST = /^(?:[KN][KN,+t]*I[,+t]*){2,}$/
const ROW = /^I[,+t]*[KN][^I]*$/
const ROW_LAST = /^[KN][KN,+t]*I$/

/** By enumeration. `areRows`: each names a bank of its own, as in a table. */
export function findCards(folded: string, clauses: readonly Clause[], areRows = false): CardClaim[] {
  return clauses.flatMap((clause) => enumerationsIn(folded, clause.mentions).flatMap((one) => cardsOfUnit(one, areRows)))
}

function enumerationsIn(folded: string, mentions: readonly Mention[]): Enumeration[] {
  const found: Enumeration[] = []
  let previous: Part | null = null
  for (const part of partsOfCards(mentions)) {
    const join = previous === null ? null : joinOf(folded.slice(previous.end, part.start))
    const open = found.at(-1)
    if (open !== undefined && join !== null && open.parts.length < MOST_PARTS) {
      open.parts.push(part)
      open.codes += join + SIGNS[part.kind]
    } else found.push({ parts: [part], codes: SIGNS[part.kind] })
    previous = part
  }
  return found
}

/** Without the name of an issuer's own card. */
function partsOfCards(mentions: readonly Mention[]): Part[] {
  const parts = mentions.filter((one): one is Part => one.kind in SIGNS && one.value !== 'MODO')
  const own = parts.filter((one) => one.kind === 'institution' && methodNamed(one.value).kind === 'card')
  return parts.filter((part) => part.kind === 'institution' || !own.some(({ start, end }) => start <= part.start && part.end <= end))
}

/** With `t` before a word for cards; null for other words. */
function joinOf(gap: string): string | null {
  const joint = findJoint(gap, CARD_LIST_WORDS)
  return joint && splitIntoTokens(gap).some((token) => CARD_WORDS.has(token)) ? `${joint}t` : joint
}

function cardsOfUnit({ parts, codes }: Enumeration, areRows: boolean): CardClaim[] {
  if ((BANKS_FIRST.test(codes) && banksIn(parts) > 1) || (areRows && ROW.test(codes))) return bindToBanks(parts, codes, /I[^I]*/g, 0)
  if (BANKS_LAST.test(codes) || (areRows && ROW_LAST.test(codes))) return bindToBanks(parts, codes, /[^I]{0,80}I[,+t]{0,4}/g, -1)
  const named = parts.filter(({ kind }) => kind !== 'institution')
  return crossKindsAndNetworks(named, withoutBanks(codes), null)
}

/** One stretch of the enumeration for each bank, which stands first or last in it. */
function bindToBanks(parts: readonly Part[], codes: string, stretch: RegExp, at: 0 | -1): CardClaim[] {
  let from = 0
  return findMatches(codes, stretch).flatMap(([own]) => {
    const mine = parts.slice(from, from + countOf(own))
    from += mine.length
    const bank = mine.at(at)
    const cards = mine.filter((part) => part !== bank)
    return crossKindsAndNetworks(cards, withoutBanks(own), bank?.kind === 'institution' ? bank.value : null)
  })
}

const banksIn = (parts: readonly Part[]) => new Set(parts.flatMap((part) => (part.kind === 'institution' ? [part.value] : []))).size
const countOf = (codes: string) => findMatches(codes, /[KNI]/g).length
/** The joint between two banks then joins their cards. */
const withoutBanks = (codes: string) =>
  codes
    .replace(/I/g, '')
    .replace(/[,+t]{0,4}\+[,+t]{0,4}/g, '+')
    .replace(/,[,t]+,/g, ',')

function crossKindsAndNetworks(parts: readonly Part[], codes: string, institution: MethodName | null): CardClaim[] {
  let from = 0
  return unitsOf(codes).flatMap((unit) => {
    const own = parts.slice(from, from + countOf(unit))
    from += own.length
    const kinds = own.filter((part) => part.kind === 'cardKind')
    const networks = own.filter((part) => part.kind === 'network')
    const claim = (network: (typeof networks)[number] | null, kind: (typeof kinds)[number] | null): CardClaim => {
      const { start, end } = (network ?? kind) as Part
      return { start, end, kind: kind?.value ?? null, network: network?.value ?? null, institution }
    }
    // "Débito, Visa y Mastercard" is debit cards, and cards of these networks.
    const [debit] = kinds
    if (/^K,t?N/.test(unit) && kinds.length === 1 && debit?.value === 'debit')
      return [claim(null, debit), ...networks.map((network) => claim(network, null))]
    return (networks.length > 0 ? networks : [null]).flatMap((network) =>
      (kinds.length > 0 ? kinds : [null]).map((kind) => claim(network, kind)),
    )
  })
}

function unitsOf(codes: string): string[] {
  const units: string[] = []
  for (let at = 0; at < codes.length; ) {
    const unit = UNITS.map((pattern) => {
      pattern.lastIndex = at
      return pattern.exec(codes)?.[0]
    }).find((found) => found !== undefined)
    if (unit !== undefined) units.push(unit)
    at += unit?.length ?? 1
  }
  return units
}
