import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import { findMatches, withRequiredWords } from '../text/matches.ts'
import { findAddresses, type KnownWords, splitIntoWords, type Word } from '../text/words.ts'
import { ORDINARY_WORDS } from '../vocabulary/ordinaryWords.ts'
import { findFigureMentions } from './figures.ts'
import { resolveIssuerNames, type UnresolvedMention } from './issuerNames.ts'
import { PICTURE_PHRASE_TREE, TEXT_PHRASE_TREE } from './lexicons.ts'
import { type Mention, sortMentions } from './mention.ts'
import { PhraseTree } from './phraseTree.ts'
import { findUnknownBrands, findUnknownGoods } from './unknownBrands.ts'
import { findUnknownIssuers } from './unknownIssuers.ts'
import { findUnknownPeople } from './unknownPeople.ts'
import { findElidedTiers, findListedTiers, findUnknownTiers } from './unknownTiers.ts'

export type ChainNames = Pick<ChainWords, 'names' | 'site'>

const NO_CHAIN: ChainNames = { names: [], site: null }

type Names = { tree: PhraseTree; vocabulary: KnownWords }
const known = new WeakMap<ChainNames, Names>()

/** A chain's own names are a tree of their own, so that no other chain gets them. */
function namesOf(chain: ChainNames): Names {
  const before = known.get(chain)
  if (before !== undefined) return before
  const tree = new PhraseTree([{ kind: 'channel', entries: chain.names, isTolerant: true }])
  const names = {
    tree,
    vocabulary: {
      has: (word: string) => TEXT_PHRASE_TREE.has(word) || PICTURE_PHRASE_TREE.has(word) || tree.has(word),
      // An everyday word is never corrected to a word of a lexicon.
      nearest: (word: string) => (ORDINARY_WORDS.has(word) ? null : (TEXT_PHRASE_TREE.nearest(word) ?? tree.nearest(word))),
    },
  }
  known.set(chain, names)
  return names
}

export function findMentions(
  card: Pick<CardWords, 'text' | 'blocks' | 'capturedAt'> & Partial<Pick<CardWords, 'chain'>>,
  folded: string,
  chain = NO_CHAIN,
): Mention[] {
  const names = findNameMentions(card, folded, chain)
  const elided = findElidedTiers(folded, names)
  // There a salary or a pension is a tier's name.
  const named = [...names.filter((one) => !elided.some((tier) => tier.start < one.end && one.start < tier.end)), ...elided]
  const found = sortMentions([
    ...named,
    ...findListedTiers(card.blocks, folded, named),
    ...sitesIn(card, folded, chain),
    ...findFigureMentions(card, folded),
  ])
  const tiers = findUnknownTiers(card, found)
  const unknown = [
    ...tiers,
    ...findUnknownPeople(card, folded, found),
    ...findUnknownBrands(card, folded, found),
    ...findUnknownGoods(card, folded, found),
  ]
  const isTier = ({ kind, start, end }: Mention) => kind === 'unknownIssuer' && tiers.some((tier) => tier.start < end && start < tier.end)
  return sortMentions([...found.filter((mention) => !isTier(mention)), ...unknown])
}

export function findNameMentions(
  card: Pick<CardWords, 'text' | 'blocks'> & Partial<Pick<CardWords, 'chain'>>,
  folded: string,
  chain = NO_CHAIN,
): Mention[] {
  const { tree, vocabulary } = namesOf(chain)
  const words = splitIntoWords(card.text, folded, card.blocks, vocabulary)
  const between = (left: Word, right: Word) => folded.slice(left.end, right.start)
  const lists = findParticipantLists(folded)
  const isPictured = ({ block, start, end }: Word) =>
    card.blocks[block]?.role === 'image' || lists.some((list) => list.start <= start && end <= list.end)
  const pictured = words.filter(isPictured)
  const plain = pictured.length === 0 ? words : words.filter((word) => !isPictured(word))
  const own = named(card, plain, tree, between)
  const found = [...named(card, plain, TEXT_PHRASE_TREE, between), ...named(card, pictured, PICTURE_PHRASE_TREE, between), ...own].filter(
    (mention) => mention.value !== null && !isNamedByChain(mention, own),
  )
  const names = resolveIssuerNames(found, folded, card.chain ?? null)
  const kept = names.filter((mention) => !isBankOfApp(folded, mention) && !isOfWeb(folded, mention, names) && !isInClub(mention, names))
  return sortMentions([...kept, ...findUnknownIssuers(card, folded, words, kept)])
}

/** It only says whose web shop is meant. */
const isOfWeb = (folded: string, mention: Mention, all: readonly Mention[]) =>
  mention.kind === 'channel' &&
  mention.value !== 'web' &&
  all.some((other) => other.kind === 'channel' && other.value === 'web' && OF.has(folded.slice(other.end, mention.start)))
const OF = new Set([' de ', ' del '])

/** A bank's name that is a part of a club's ("Club La Nación"). */
const isInClub = ({ kind, start, end }: Mention, all: readonly Mention[]) =>
  kind === 'institution' && all.some((one) => one.kind === 'people' && one.value.kind === 'member' && one.start <= start && end <= one.end)

/** The chain's own name for its shops outweighs the general lexicon. */
const isNamedByChain = (mention: UnresolvedMention, own: readonly UnresolvedMention[]) =>
  mention.kind === 'channel' && own.some((name) => name !== mention && name.start <= mention.start && mention.end <= name.end)

const hostOf = (address: string) =>
  ['https://', 'http://', 'www.', 'tienda.'].reduce((rest, lead) => (rest.startsWith(lead) ? rest.slice(lead.length) : rest), address)

function sitesIn({ blocks }: Pick<CardWords, 'blocks'>, folded: string, { site }: ChainNames): Mention[] {
  if (site === null) return []
  return blocks.flatMap(({ start, end, role }, block) =>
    (role === 'image' || role === 'mark' ? [] : findAddresses(folded, start, end))
      .filter(({ start: from, end: until }) => hostOf(folded.slice(from, until)).startsWith(site))
      .map((address): Mention => ({ ...address, kind: 'channel', value: 'web', role, block })),
  )
}

/** An app named like its bank plus a sign: without the sign the bank is meant. */
const isBankOfApp = (folded: string, { kind, value, start, end }: Mention) =>
  kind === 'app' && value.endsWith('+') && !folded.slice(start, end).includes(' ') && !/^ ?\+/.test(folded.slice(end, end + 2))

function named(
  card: Pick<CardWords, 'blocks'>,
  words: readonly Word[],
  tree: typeof TEXT_PHRASE_TREE,
  between: (left: Word, right: Word) => string,
): UnresolvedMention[] {
  return tree.find(words, between).map(({ kind, value, first, last }) => {
    const from = words[first] as Word
    // The tree's lexicons are typed by kind, so kind and value belong together.
    return {
      kind,
      value,
      start: from.start,
      end: (words[last] as Word).end,
      block: from.block,
      role: card.blocks[from.block]?.role,
    } as UnresolvedMention
  })
}

// In a list of participating banks a bare name, such as that of a town, means the bank.

const TAKING_PART = 'participantes|adherid[oa]s|habilitad[oa]s'
const OPENING = withRequiredWords(
  ['participa', 'aplican', 'adherid', 'habilitad'],
  new RegExp(`(?:bancos|entidades)(?: [a-z]{1,12}){0,2} (?:${TAKING_PART})[^.:;]{0,30}: ?|bancos que (?:aplican|participan): ?`, 'g'),
)
const TABLE = withRequiredWords(['banco', 'entidad', 'emisor'], /(?<![a-z])(?:bancos?|entidad(?:es)?|emisor(?:es)?) ?[|;·] /g)
/** Names in a block of their own, followed by words that count them as banks. */
const COUNTED = withRequiredWords([' bancos'], /(?<=^| {2})(?<names>[a-z,]+(?: [a-z,]+){1,20}) {1,2}(?:los|estos) [a-z\d]{1,6} bancos/g)
/** A list ends with its sentence, but no later than this. */
const LONGEST = 1_500

function findParticipantLists(folded: string): Span[] {
  const listed = [...findMatches(folded, OPENING), ...findMatches(folded, TABLE)].map((match) => {
    const start = match.index + match[0].length
    const stop = /[.!](?: |$)| {2}/.exec(folded.slice(start, start + LONGEST))
    return { start, end: stop === null ? Math.min(folded.length, start + LONGEST) : start + stop.index }
  })
  const counted = findMatches(folded, COUNTED).map(({ index, groups }) => ({ start: index, end: index + (groups?.names ?? '').length }))
  return [...listed, ...counted]
}
