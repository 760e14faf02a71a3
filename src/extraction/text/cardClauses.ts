import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type InstitutionMention, institutionsIn } from '../readers/institutions.ts'
import { findAll, type Stretch } from './search.ts'

export type CardKind = 'credit' | 'debit' | 'prepaid'
export type Network = 'visa' | 'mastercard' | 'amex' | 'cabal'

/** A card that a text accepts: kind and network as far as said, and the institution if the words bind it to one. */
export type CardMention = Span & { kind: CardKind | null; network: Network | null; institution: MethodName | null; maestro: boolean }

type Token = Span & { kind?: CardKind; network?: Network; institution?: MethodName; maestro?: boolean }

const KIND = /(?<![a-z])(?:(credito|cred(?=[. ]|$))|(debito|deb(?=[. ]|$))|(prepagas?))(?=cabal|visa|master|[^a-z]|$)/g
const NETWORK =
  /((?:(?<![a-z])|(?<=debito|credito|modo))visa)|(master ?card|mas?tercar?d|mastrcard|matercard|(?<![a-z])master(?![a-z])|(?<![a-z])mc(?=[ (_.-]))|(american express|(?<![a-z])amex(?![a-z]))|((?<!agro)cabal(?!ito))|((?<![a-z])maestro(?![a-z]))/g

/** Words that may stand between the parts of one enumeration of cards. */
const LINKS = new Set(
  'con de del la las los el en un una y e o u y/o tarjeta tarjetas tu tus banco bancarias bancaria emitidas emitida por tipo marca marcas american solo ambas todas sus su a modo x qr'.split(
    ' ',
  ),
)
const MAX_GAP = 48
/** Cards and banks in one enumeration. */
const MAX_CLAUSE = 40

/** The cards named in the stretches, clause by clause. `text` is folded and affirmed. */
export function cardsIn(text: string, stretches: readonly Stretch[]): CardMention[] {
  return stretches.flatMap((stretch) => clausesIn(text, stretch).flatMap((clause) => parseClause(text, clause)))
}

function tokensIn(text: string, stretch: Stretch): Token[] {
  const kinds = findAll(text, [stretch], KIND).map(
    ({ groups, start, end }): Token => ({ start, end, kind: groups[1] ? 'credit' : groups[2] ? 'debit' : 'prepaid' }),
  )
  const networks = findAll(text, [stretch], NETWORK).map(({ groups, start, end }): Token => {
    if (groups[5]) return { start, end, network: 'mastercard', maestro: true }
    return { start, end, network: groups[1] ? 'visa' : groups[2] ? 'mastercard' : groups[3] ? 'amex' : 'cabal' }
  })
  const institutions = institutionsIn(text, [stretch]).map(
    ({ start, end, name }: InstitutionMention): Token => ({ start, end, institution: name }),
  )
  // The name of an issuer's own card may hold the words of a kind or network ("Tarjeta Mi Carrefour crédito"): those are part of the name.
  const cards = [...kinds, ...networks].filter((token) => !institutions.some(({ start, end }) => start <= token.start && token.end <= end))
  return [...cards, ...institutions].sort((a, b) => a.start - b.start)
}

function clausesIn(text: string, stretch: Stretch): Token[][] {
  const clauses: Token[][] = []
  let previous: Token | null = null
  for (const token of tokensIn(text, stretch)) {
    const clause = clauses.at(-1)
    if (previous !== null && clause !== undefined && clause.length < MAX_CLAUSE && isLink(text.slice(previous.end, token.start)))
      clause.push(token)
    else clauses.push([token])
    previous = token
  }
  return clauses.filter((clause) => clause.some(({ kind, network }) => kind !== undefined || network !== undefined))
}

function isLink(gap: string): boolean {
  return gap.length <= MAX_GAP && gap.split(/[ ,/()":;|+-]/).every((word) => word === '' || LINKS.has(word))
}

/**
 * Reads an enumeration: a kind before networks holds for all of them up to the next kind (`crédito Visa y Mastercard y débito Visa`); a
 * kind right after a network holds for it alone (`Visa débito`), or for all before it that have none (`Visa y Mastercard crédito`).
 */
function parseClause(text: string, clause: readonly Token[]): CardMention[] {
  const bound = bindsCardsToBanks(clause)
  const out: CardMention[] = []
  let kinds: CardKind[] = []
  let used = false
  let institution: MethodName | null = null
  for (const [index, token] of clause.entries()) {
    if (token.institution !== undefined) {
      institution = bound ? token.institution : null
      continue
    }
    if (token.network !== undefined) {
      if (startsAnew(text, clause, index)) kinds = []
      for (const kind of kinds.length > 0 ? kinds : [null])
        out.push({ start: token.start, end: token.end, kind, network: token.network, institution, maestro: token.maestro === true })
      used = true
    } else if (token.kind !== undefined) {
      const previous = clause[index - 1]
      if (previous?.network !== undefined && isSuffix(text, clause, index)) applySuffix(text, out, token, previous)
      else if (used) [kinds, used] = [[token.kind], false]
      else kinds = [...new Set([...kinds, token.kind])]
      if (previous?.network !== undefined && isSuffix(text, clause, index)) continue
      if (!followedByNetwork(clause, index) || startsAnew(text, clause, index + 1))
        out.push(...lonely(text, clause, index, out, kinds, institution))
    }
  }
  return out.filter((card, at) => at === out.findIndex((other) => sameCard(card, other)))
}

const sameCard = (a: CardMention, b: CardMention) =>
  a.kind === b.kind && a.network === b.network && a.institution === b.institution && a.maestro === b.maestro

/** A kind directly after a network, with no comma or "y" between, and not itself before another network of its own. */
function isSuffix(text: string, clause: readonly Token[], index: number): boolean {
  const token = clause[index] as Token
  const previous = clause[index - 1] as Token
  const next = clause[index + 1]
  const adjacent = /^ ?(?:de )?$/.test(text.slice(previous.end, token.start))
  if (!adjacent) return false
  return next?.network === undefined || !/^ ?$/.test(text.slice(token.end, next.start))
}

/** `Tarjeta débito, tarjeta Visa, tarjeta Mastercard`: a card of its own, not one of the kind before. */
function startsAnew(text: string, clause: readonly Token[], index: number): boolean {
  const token = clause[index]
  const previous = clause[index - 1]
  if (token?.network === undefined || previous?.kind === undefined) return false
  return /^ ?, ?(?:y )?(?:la )?tarjeta $/.test(text.slice(previous.end, token.start))
}

function applySuffix(text: string, out: CardMention[], token: Token, network: Token): void {
  const kind = token.kind as CardKind
  const last = out.filter((card) => card.start === network.start)
  const untyped = out.filter((card) => card.kind === null)
  if (last.some((card) => card.kind === kind)) return
  if (untyped.length > 0) {
    const separated = untyped.length > 1 && /,/.test(text.slice((untyped[0] as CardMention).end, network.start))
    for (const card of separated ? untyped.filter((each) => each.start === network.start) : untyped) card.kind = kind
    return
  }
  const only = last.length === 1 ? (last[0] as CardMention) : null
  if (only) only.kind = kind
}

function followedByNetwork(clause: readonly Token[], index: number): boolean {
  return clause.slice(index + 1).some(({ network }) => network !== undefined)
}

/** Kinds with no network after them: they hold for networks named before (`Visa crédito y débito`), else they stand alone. */
function lonely(
  text: string,
  clause: readonly Token[],
  index: number,
  out: readonly CardMention[],
  kinds: readonly CardKind[],
  institution: MethodName | null,
): CardMention[] {
  const { start, end, kind } = clause[index] as Token
  const before = clause[index - 1]
  if (
    before?.kind !== undefined &&
    clause[index - 2]?.network !== undefined &&
    out.length > 0 &&
    text.slice(before.end, start).length < 12
  ) {
    const network = (clause[index - 2] as Token).network as Network
    return [{ start, end, kind: kind as CardKind, network, institution, maestro: false }]
  }
  return kinds.map((each) => ({ start, end, kind: each, network: null, institution, maestro: false }))
}

/** `Banco A Visa/Mastercard, Banco B Visa`: each bank comes before its own cards. */
function bindsCardsToBanks(clause: readonly Token[]): boolean {
  const banks = clause.filter(({ institution }) => institution !== undefined)
  if (banks.length < 2 || clause[0]?.institution === undefined) return false
  return clause.filter((token, index) => token.institution !== undefined && clause[index + 1]?.network !== undefined).length >= 2
}
