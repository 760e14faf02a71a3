import { createHash } from 'node:crypto'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import type { RegistryEntry } from '#storage/promotions.ts'
import { type Candidate, comparableFields, promotionKey, serializeMethods } from '../read/promotionKey.ts'

/**
 * Stable ids: these rules decide whether a promotion that was just read is one that was published before.
 *
 * A promotion's *key* is what a shopper would call the promotion: chain, discount, payment methods (known and unknown names), membership,
 * audience, formats, weekdays and product scope, without regard to order, case or accents. Fields that change over time are not in the
 * key: dates, cap, minimum purchase, ways to pay, exclusions, restrictions, and all wording.
 *
 * A candidate and a registry entry can be the same promotion when, strongest reason first,
 *   1. keys are equal and they were read from the same card (the same words, or the source's same id for it);
 *   2. keys are equal: the card was reworded, re-dated to the next month or moved;
 *   3. they have the same words and the same discount: the program improved, the promotion did not change;
 *   4. the source's id for the card, the discount and the methods are the same: the source edited the card.
 * Each candidate gets at most one entry, and each entry at most one candidate. Pairs that agree in every field are matched first. Within
 * a reason, the order is: agreement in every field, latest seen entry, number of agreeing fields, id and content. The order of the input
 * does not matter, and reading the same capture again finds the same ids.
 *
 * A candidate without a match gets a new id, made from the card and the key. No id is given twice.
 */
type Known = { entry: RegistryEntry; traits: Traits }
type Wanted = { index: number; traits: Traits }
type Pair = { index: number; known: RegistryEntry; rank: readonly (number | string)[] }

/**
 * Returns for each candidate, in order, the registry entry that it is, or null for a new promotion.
 * @param candidates Without duplicates in card and fields (`promotionContent`).
 */
export function matchPromotions(previous: readonly RegistryEntry[], candidates: readonly Candidate[]): (RegistryEntry | null)[] {
  const matches = candidates.map((): RegistryEntry | null => null)
  const used = new Set<string>()
  const take = (index: number, known: RegistryEntry) => {
    if (matches[index] || used.has(known.id)) return
    matches[index] = known
    used.add(known.id)
  }
  const known = previous.map((entry) => ({ entry, traits: traitsOf(entry) }))
  const wanted = candidates.map((candidate, index) => ({ index, traits: traitsOf(candidate) }))
  // Most promotions of a capture are unchanged; matching those first leaves few to compare.
  for (const pair of alikePairs(known, wanted)) take(pair.index, pair.known)
  const missing = known.filter(({ entry }) => !used.has(entry.id))
  const open = wanted.filter(({ index }) => matches[index] === null)
  for (const pair of relatedPairs(missing, open)) take(pair.index, pair.known)
  return matches
}

function alikePairs(known: readonly Known[], wanted: readonly Wanted[]): Pick<Pair, 'index' | 'known'>[] {
  const byContent = Map.groupBy(known, ({ traits }) => traits.content)
  return wanted.flatMap(({ index, traits }) => {
    const alike = (byContent.get(traits.content) ?? []).map(({ entry }) => ({ index, known: entry, rank: [age(entry), entry.id] }))
    return alike.sort((a, b) => compareRanks(a.rank, b.rank))
  })
}

/** The most entries of the same key, words or card that a candidate is compared with; only a broken capture has more. */
const MAX_RELATED = 40

function relatedPairs(known: readonly Known[], wanted: readonly Wanted[]): Pair[] {
  // The latest come first, so that the limit below drops the oldest.
  const latest = known.toSorted((a, b) => compareRanks([age(a.entry), a.entry.id], [age(b.entry), b.entry.id]))
  const byKey = Map.groupBy(latest, ({ traits }) => traits.key)
  const byWords = Map.groupBy(latest, ({ traits }) => traits.cardHash)
  const byCard = Map.groupBy(latest, ({ traits }) => traits.cardId)
  const pairs = wanted.flatMap(({ index, traits }) => {
    const { key, cardHash, cardId } = traits
    const related = new Set(
      [byKey.get(key), byWords.get(cardHash), byCard.get(cardId)].flatMap((group) => group?.slice(0, MAX_RELATED) ?? []),
    )
    return [...related].flatMap(({ entry, traits: other }) => {
      const reason = reasonFor(traits, other)
      return reason === null ? [] : [{ index, known: entry, rank: rankOf(reason, traits, other, entry) }]
    })
  })
  return pairs.sort((a, b) => compareRanks(a.rank, b.rank))
}

type Traits = {
  key: string
  cardId: string
  cardHash: string
  discount: string
  methods: string
  fields: Record<string, string>
  content: string
}

function traitsOf({ cardId, cardHash, promotion }: Candidate): Traits {
  const fields = comparableFields(promotion)
  return {
    key: promotionKey(promotion),
    cardId,
    cardHash,
    discount: canonicalJson(promotion.discount),
    methods: serializeMethods(promotion),
    fields,
    content: canonicalJson([cardId, cardHash, fields]),
  }
}

/** Returns the number of the reason listed above (smaller is stronger), or null when the two cannot be the same promotion. */
function reasonFor(a: Traits, b: Traits): number | null {
  const sameWords = a.cardHash === b.cardHash
  const sameCard = a.cardId === b.cardId
  if (a.key === b.key) return sameWords || sameCard ? 1 : 2
  if (a.discount !== b.discount) return null
  if (sameWords) return 3
  return sameCard && a.methods === b.methods ? 4 : null
}

function rankOf(reason: number, candidate: Traits, other: Traits, known: RegistryEntry): Pair['rank'] {
  const names = Object.keys(candidate.fields)
  const differences = names.filter((name) => candidate.fields[name] !== other.fields[name]).length
  return [reason, differences === 0 ? 0 : 1, age(known), differences, known.id, candidate.content]
}

/** Returns a smaller number for a later date: a civil date without dashes is a number. */
function age({ lastSeen }: RegistryEntry): number {
  return -Number(lastSeen.replaceAll('-', ''))
}

function compareRanks(a: Pair['rank'], b: Pair['rank']): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] as typeof left
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

/** Digits and letters that are not confused when read aloud or written by hand. */
const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 10

/**
 * Makes ids for new promotions: ten characters that need no escaping in a URL. The same card and key give the same id on any
 * database, unless it is taken.
 * @param taken Ids in use; the new ones are added.
 */
export function makePromotionIds(kind: string, source: SourceSlug, candidates: readonly Candidate[], taken: Set<string>): string[] {
  const ids = new Map<Candidate, string>()
  // Promotions of one card may share a key, for example with different caps. Sorting makes their ids independent of
  // their order.
  const inOrder = candidates.map((candidate) => ({ candidate, content: traitsOf(candidate).content }))
  inOrder.sort((a, b) => (a.content < b.content ? -1 : 1))
  for (const { candidate } of inOrder) {
    const seed = canonicalJson([kind, source, candidate.cardId, promotionKey(candidate.promotion)])
    let attempt = 0
    while (taken.has(idFrom(seed, attempt))) attempt++
    const id = idFrom(seed, attempt)
    taken.add(id)
    ids.set(candidate, id)
  }
  return candidates.map((candidate) => ids.get(candidate) as string)
}

function idFrom(seed: string, attempt: number): string {
  const digest = createHash('sha256').update(`${attempt}:${seed}`).digest()
  return Array.from(digest.subarray(0, ID_LENGTH), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('')
}
