import type { RawCard } from '#domain/capture.ts'
import { PICTURES, WORDS } from '../lexicon/lexicons.ts'
import { ORDINARY_WORDS } from '../lexicon/ordinaryWords.ts'
import { type Word, wordsOf } from '../text/words.ts'
import { figureMentions } from './figures.ts'
import type { Mention } from './mention.ts'

/** More than any real card has; the bound keeps the work on hostile input small. */
const MAX_MENTIONS = 3_000

/** Everything that a card names, in one pass over its words and one over its figures, in order of the text. */
export function findMentions(card: RawCard, folded: string): Mention[] {
  const vocabulary = { has: (word: string) => WORDS.has(word) || PICTURES.has(word), nearest: nearestWord }
  const words = wordsOf(card.text, folded, card.blocks, vocabulary)
  const between = (left: Word, right: Word) => folded.slice(left.end, right.start)
  const pictured = (word: Word) => card.blocks[word.block]?.role === 'image'
  const found = [
    ...named(
      card,
      words.filter((word) => !pictured(word)),
      WORDS,
      between,
    ),
    ...named(card, words.filter(pictured), PICTURES, between),
    ...figureMentions(card, folded),
  ]
  return found.sort((a, b) => a.start - b.start || b.end - a.end).slice(0, MAX_MENTIONS)
}

/** An everyday word is no slip of a lexicon's. */
const nearestWord = (word: string) => (ORDINARY_WORDS.has(word) ? null : WORDS.nearest(word))

function named(card: RawCard, words: readonly Word[], tree: typeof WORDS, between: (left: Word, right: Word) => string): Mention[] {
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
    } as Mention
  })
}
