import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import type { MentionValues } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'

export type CardKind = MentionValues['cardKind']
export type Network = MentionValues['network']

/** A card that a clause names: kind and network as far as said, and the institution if the words bind it to one. */
export type CardClaim = Span & { kind: CardKind | null; network: Network | null; institution: MethodName | null }

type Part = Span & ({ is: 'kind'; kind: CardKind } | { is: 'network'; network: Network } | { is: 'institution'; institution: MethodName })

/** Words that may be between the parts of one enumeration of cards. */
const LINKS = new Set(
  'signature black platinum gold infinite internacional nacional regional classic pago 1 con de del la las los el en un una y e o u tarjeta tarjetas tu tus banco bancos bancarias bancaria emitidas emitida por tipo marca marcas solo ambas todas sus su a modo x qr'.split(
    ' ',
  ),
)
const MAX_GAP = 48
/** Cards and banks in one enumeration. */
const MAX_PARTS = 40

/** The cards named in the clauses, enumeration by enumeration. `folded` is the card's folded text. */
export function cardsIn(folded: string, clauses: readonly Clause[]): CardClaim[] {
  return clauses.flatMap((clause) => enumerationsIn(folded, clause).flatMap((parts) => cardsOf(folded, parts)))
}

function partsIn({ mentions }: Clause): Part[] {
  const ownCards = mentions.filter((mention) => mention.kind === 'institution' && methodNamed(mention.value).kind === 'card')
  return mentions.flatMap((mention): Part[] => {
    const { start, end } = mention
    if (mention.kind === 'institution')
      return mention.value === 'MODO' ? [] : [{ start, end, is: 'institution', institution: mention.value }]
    // The name of an issuer's own card may hold the words of a kind or network ("Tarjeta Mi Carrefour crédito"): those are part of the name.
    if (ownCards.some((own) => own.start <= start && end <= own.end)) return []
    if (mention.kind === 'cardKind') return [{ start, end, is: 'kind', kind: mention.value }]
    return mention.kind === 'network' ? [{ start, end, is: 'network', network: mention.value }] : []
  })
}

function enumerationsIn(folded: string, clause: Clause): Part[][] {
  const enumerations: Part[][] = []
  let previous: Part | null = null
  for (const part of partsIn(clause)) {
    const open = enumerations.at(-1)
    if (previous !== null && open !== undefined && open.length < MAX_PARTS && isLink(folded.slice(previous.end, part.start)))
      open.push(part)
    else enumerations.push([part])
    previous = part
  }
  return enumerations.filter((parts) => parts.some(({ is }) => is !== 'institution'))
}

function isLink(gap: string): boolean {
  return gap.length <= MAX_GAP && gap.split(/[ ,/()":;|+-]/).every((word) => word === '' || LINKS.has(word))
}

/** Kinds and networks that stand side by side, in the order of the text: `crédito y débito` | `Visa y Mastercard` | `débito` … */
type Block = { is: 'kind' | 'network'; parts: Part[]; institution: MethodName | null; anew: boolean }

function cardsOf(folded: string, parts: readonly Part[]): CardClaim[] {
  const blocks = blocksOf(folded, parts)
  const cards: CardClaim[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block
    const next = blocks[at + 1]
    const pairs = block.is === 'kind' ? next?.anew === false : next !== undefined && isSuffix(folded, block, next, blocks[at + 2])
    if (next !== undefined && next.is !== block.is && pairs) {
      // A kind before networks holds for all of them; after them it may be that of the last alone.
      cards.push(...(block.is === 'kind' ? crossed(block, next) : suffixed(folded, block, next)))
      at++
    } else cards.push(...(block.is === 'kind' ? crossed(block, null) : crossed(null, block)))
  }
  return distinct(withLastKind(folded, blocks, cards))
}

/** `Banco A Mastercard y Banco B Mastercard crédito`: the only kind, at the very end, is that of every bank's cards. */
function withLastKind(folded: string, blocks: readonly Block[], cards: readonly CardClaim[]): CardClaim[] {
  const kinds = blocks.filter(({ is }) => is === 'kind')
  const [only] = kinds
  const last = blocks.at(-2)
  if (kinds.length !== 1 || only === undefined || blocks.at(-1) !== only || only.parts.length !== 1 || last === undefined) return [...cards]
  if (last.institution === null || !ADJACENT.test(between(folded, lastOf(last), firstOf(only)))) return [...cards]
  const [{ kind }] = crossed(only, null) as [CardClaim]
  return cards.map((card) => (card.kind === null ? { ...card, kind } : card))
}

function blocksOf(folded: string, parts: readonly Part[]): Block[] {
  const bound = bindsCardsToBanks(parts)
  const blocks: Block[] = []
  let institution: MethodName | null = null
  let fresh = true
  for (const [index, part] of parts.entries()) {
    if (part.is === 'institution') {
      if (bound) [institution, fresh] = [part.institution, true]
      continue
    }
    const last = blocks.at(-1)
    const anew = startsAnew(folded, parts, index) || isPair(folded, parts, index) || opensPair(folded, parts, index)
    if (last !== undefined && last.is === part.is && !fresh && !anew) last.parts.push(part)
    else blocks.push({ is: part.is, parts: [part], institution, anew })
    fresh = false
  }
  return blocks
}

/** `Tarjeta débito, tarjeta Visa, tarjeta Mastercard`: another card, not one of the kind before. */
function startsAnew(folded: string, parts: readonly Part[], index: number): boolean {
  const previous = parts[index - 1]
  const part = parts[index] as Part
  return (
    part.is === 'network' &&
    previous?.is === 'kind' &&
    parts[index - 2]?.is !== 'kind' &&
    /^ ?, ?(?:y )?(?:la )?tarjeta $/.test(between(folded, previous, part))
  )
}

/** `crédito Visa y Mastercard, Visa débito`: the second Visa has a kind right after it, and so begins another card. */
function isPair(folded: string, parts: readonly Part[], index: number): boolean {
  const [part, kind, after] = parts.slice(index, index + 3)
  if (part?.is !== 'network' || kind?.is !== 'kind' || !ADJACENT.test(between(folded, part, kind))) return false
  if (after?.is === 'network' && ADJACENT.test(between(folded, kind, after))) return false
  return parts.slice(0, index).some(({ is }) => is === 'kind')
}

/** `Visa débito y crédito Visa y Mastercard`: the second kind stands right before networks, the first right after its own. */
function opensPair(folded: string, parts: readonly Part[], index: number): boolean {
  const [before, previous, part, after] = [parts[index - 2], parts[index - 1], parts[index], parts[index + 1]]
  return (
    part?.is === 'kind' &&
    previous?.is === 'kind' &&
    before?.is === 'network' &&
    after?.is === 'network' &&
    ADJACENT.test(between(folded, before, previous)) &&
    ADJACENT.test(between(folded, part, after))
  )
}

const lastOf = ({ parts }: Block) => parts.at(-1) as Part
const firstOf = ({ parts }: Block) => parts[0] as Part
const between = (folded: string, left: Part, right: Part) => folded.slice(left.end, right.start)
const ADJACENT = /^ ?(?:de )?$/

/** A kind after networks is theirs, unless it opens the next pair (`Visa, débito Mastercard`). */
function isSuffix(folded: string, network: Block, kind: Block, following: Block | undefined): boolean {
  if (network.institution !== kind.institution) return false
  if (ADJACENT.test(between(folded, lastOf(network), firstOf(kind)))) {
    return following?.is !== 'network' || !ADJACENT.test(between(folded, lastOf(kind), firstOf(following))) || kind.parts.length > 1
  }
  return following?.is !== 'network'
}

/** `Visa y Mastercard crédito` is both of credit; `Visa, Mastercard débito` after a comma is the last alone. */
function suffixed(folded: string, network: Block, kind: Block): CardClaim[] {
  const [first] = network.parts
  const separated = network.parts.length > 1 && /,/.test(between(folded, first as Part, lastOf(network)))
  if (!separated || kind.parts.length > 1) return crossed(kind, network)
  const rest = { ...network, parts: network.parts.slice(0, -1) }
  return [...crossed(null, rest), ...crossed(kind, { ...network, parts: [lastOf(network)] })]
}

function crossed(kind: Block | null, network: Block | null): CardClaim[] {
  const institution = network?.institution ?? kind?.institution ?? null
  const kinds = kind?.parts ?? [null]
  const networks = network?.parts ?? [null]
  return networks.flatMap((net) =>
    kinds.map((each): CardClaim => {
      const at = (net ?? each) as Part
      return {
        start: at.start,
        end: at.end,
        kind: each?.is === 'kind' ? each.kind : null,
        network: net?.is === 'network' ? net.network : null,
        institution,
      }
    }),
  )
}

/** `Banco A Visa/Mastercard, Banco B Visa`: each bank comes before its own cards. */
function bindsCardsToBanks(parts: readonly Part[]): boolean {
  const banks = parts.filter(({ is }) => is === 'institution')
  if (banks.length < 2 || parts[0]?.is !== 'institution') return false
  return parts.filter((part, index) => part.is === 'institution' && parts[index + 1]?.is === 'network').length >= 2
}

function distinct(cards: readonly CardClaim[]): CardClaim[] {
  return cards.filter(
    (card, at) =>
      at ===
      cards.findIndex((other) => card.kind === other.kind && card.network === other.network && card.institution === other.institution),
  )
}
