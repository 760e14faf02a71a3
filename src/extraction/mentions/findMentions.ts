// Finds everything that a card mentions: names by the lexicons, figures by patterns.

import type { CardWords } from '#domain/promotion/capture.ts'
import type { ChainWords } from '../chainWords.ts'
import { addressesIn, type Vocabulary, type Word, wordsOf } from '../text/words.ts'
import { ORDINARY_WORDS } from '../vocabulary/ordinaryWords.ts'
import { figureMentions } from './figures.ts'
import { type Named, withIssuers } from './issuerNames.ts'
import { PICTURE_PHRASES, TEXT_PHRASES } from './lexicons.ts'
import { inOrder, type Mention } from './mention.ts'
import { participantLists } from './participants.ts'
import { PhraseTree } from './phraseTree.ts'
import { unknownIssuersIn } from './unknownIssuers.ts'
import { unknownPeople } from './unknownPeople.ts'
import { unknownTiers } from './unknownTiers.ts'

/** The chain's own names for its shops and web shop, in the notation of the lexicons. */
export type ChainNames = Pick<ChainWords, 'names' | 'site'>

/** Used for text whose chain is unknown, such as a quote. */
const NO_CHAIN: ChainNames = { names: [], site: null }

type Names = { tree: PhraseTree; vocabulary: Vocabulary }
const known = new WeakMap<ChainNames, Names>()

/**
 * Returns the words that cards of a chain are read with. The chain's names get a tree of their own, so that they do not apply to other
 * chains.
 */
function namesOf(chain: ChainNames): Names {
  const before = known.get(chain)
  if (before !== undefined) return before
  const tree = new PhraseTree([{ kind: 'channel', entries: chain.names, tolerant: true }])
  const names = {
    tree,
    vocabulary: {
      has: (word: string) => TEXT_PHRASES.has(word) || PICTURE_PHRASES.has(word) || tree.has(word),
      // An everyday word is never corrected to a word of a lexicon.
      nearest: (word: string) => (ORDINARY_WORDS.has(word) ? null : (TEXT_PHRASES.nearest(word) ?? tree.nearest(word))),
    },
  }
  known.set(chain, names)
  return names
}

/**
 * Returns everything that a card mentions, in text order.
 * @param folded The card's folded text.
 */
export function findMentions(
  card: Pick<CardWords, 'text' | 'blocks' | 'capturedAt'> & Partial<Pick<CardWords, 'source'>>,
  folded: string,
  chain = NO_CHAIN,
): Mention[] {
  const found = inOrder([...findNames(card, folded, chain), ...sitesIn(card, folded, chain), ...figureMentions(card, folded)])
  return inOrder([...found, ...unknownTiers(card, found), ...unknownPeople(card, folded, found)])
}

/** Returns the mentions that come from the lexicons, without figures. */
export function findNames(
  card: Pick<CardWords, 'text' | 'blocks'> & Partial<Pick<CardWords, 'source'>>,
  folded: string,
  chain = NO_CHAIN,
): Mention[] {
  const { tree, vocabulary } = namesOf(chain)
  const words = wordsOf(card.text, folded, card.blocks, vocabulary)
  const between = (left: Word, right: Word) => folded.slice(left.end, right.start)
  const lists = participantLists(folded)
  const isPictured = ({ block, start, end }: Word) =>
    card.blocks[block]?.role === 'image' || lists.some((list) => list.start <= start && end <= list.end)
  const pictured = words.filter(isPictured)
  const plain = pictured.length === 0 ? words : words.filter((word) => !isPictured(word))
  const own = named(card, plain, tree, between)
  const found = [...named(card, plain, TEXT_PHRASES, between), ...named(card, pictured, PICTURE_PHRASES, between), ...own].filter(
    (mention) => mention.value !== null && !isNamedByChain(mention, own),
  )
  const names = withIssuers(found, folded, card.source ?? null)
  const kept = names.filter((mention) => !isBankOfApp(folded, mention) && !isOfWeb(folded, mention, names))
  return inOrder([...kept, ...unknownIssuersIn(card, folded, words, kept)])
}

/** Returns true for a mention of shops that only says whose web shop is meant. */
const isOfWeb = (folded: string, mention: Mention, all: readonly Mention[]) =>
  mention.kind === 'channel' &&
  mention.value !== 'web' &&
  all.some((other) => other.kind === 'channel' && other.value === 'web' && OF.has(folded.slice(other.end, mention.start)))
const OF = new Set([' de ', ' del '])

/** The chain's own name for its shops outweighs the general lexicon. */
const isNamedByChain = (mention: Named, own: readonly Named[]) =>
  mention.kind === 'channel' && own.some((name) => name !== mention && name.start <= mention.start && mention.end <= name.end)

const hostOf = (address: string) =>
  ['https://', 'http://', 'www.'].reduce((rest, lead) => (rest.startsWith(lead) ? rest.slice(lead.length) : rest), address)

/** Returns the addresses of the chain's web shop, but no mail addresses. */
function sitesIn({ blocks }: Pick<CardWords, 'blocks'>, folded: string, { site }: ChainNames): Mention[] {
  if (site === null) return []
  return blocks.flatMap(({ start, end, role }, block) =>
    (role === 'image' || role === 'mark' ? [] : addressesIn(folded, start, end))
      .filter(({ start: from, end: until }) => hostOf(folded.slice(from, until)).startsWith(site))
      .map((address): Mention => ({ ...address, kind: 'channel', value: 'web', role, block })),
  )
}

/** Returns true for an app named like its bank plus a sign, if the sign is missing: the bank is meant. */
const isBankOfApp = (folded: string, { kind, value, start, end }: Mention) =>
  kind === 'app' && value.endsWith('+') && !folded.slice(start, end).includes(' ') && !/^ ?\+/.test(folded.slice(end, end + 2))

function named(
  card: Pick<CardWords, 'blocks'>,
  words: readonly Word[],
  tree: typeof TEXT_PHRASES,
  between: (left: Word, right: Word) => string,
): Named[] {
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
    } as Named
  })
}
