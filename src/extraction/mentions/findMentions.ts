import type { RawCard } from '#domain/capture.ts'
import { type Word, wordsOf } from '../text/words.ts'
import { PICTURES, WORDS } from '../vocabulary/lexicons.ts'
import { ORDINARY_WORDS } from '../vocabulary/ordinaryWords.ts'
import { figureMentions } from './figures.ts'
import { type Named, withIssuers } from './issuerNames.ts'
import type { Mention } from './mention.ts'
import { participantLists } from './participants.ts'
import { unknownIssuersIn } from './unknownIssuers.ts'

/** More than any real card has; the bound keeps the work on hostile input small. */
const MAX_MENTIONS = 3_000

const VOCABULARY = { has: (word: string) => WORDS.has(word) || PICTURES.has(word), nearest: nearestWord }

/** Everything that a card names, in one pass over its words and one over its figures, in order of the text. */
export function findMentions(
  card: Pick<RawCard, 'text' | 'blocks' | 'capturedAt'> & Partial<Pick<RawCard, 'source'>>,
  folded: string,
): Mention[] {
  return inOrder([...findNames(card, folded), ...figureMentions(card, folded)])
}

/** What a text names by words of the lexicons. */
export function findNames(card: Pick<RawCard, 'text' | 'blocks'> & Partial<Pick<RawCard, 'source'>>, folded: string): Mention[] {
  const words = wordsOf(card.text, folded, card.blocks, VOCABULARY)
  const between = (left: Word, right: Word) => folded.slice(left.end, right.start)
  const lists = participantLists(folded)
  const isPictured = ({ block, start, end }: Word) =>
    card.blocks[block]?.role === 'image' || lists.some((list) => list.start <= start && end <= list.end)
  const pictured = words.filter(isPictured)
  const plain = pictured.length === 0 ? words : words.filter((word) => !isPictured(word))
  const found = [...named(card, plain, WORDS, between), ...named(card, pictured, PICTURES, between)]
  const names = withIssuers(found, folded, card.source ?? null).filter((mention) => !isBankOfApp(folded, mention))
  return inOrder([...names, ...unknownIssuersIn(card, folded, words, names)])
}

/** `Tarjetas del X`, `app X+`: the sign alone tells the app's name from the bank's. */
const isBankOfApp = (folded: string, { kind, value, start, end }: Mention) =>
  kind === 'app' && value.endsWith('+') && !folded.slice(start, end).includes(' ') && !/^ ?\+/.test(folded.slice(end, end + 2))

function inOrder(mentions: Mention[]): Mention[] {
  return mentions.sort((a, b) => a.start - b.start || b.end - a.end).slice(0, MAX_MENTIONS)
}

/** An everyday word is no slip of a lexicon's. */
function nearestWord(word: string): string | null {
  return ORDINARY_WORDS.has(word) ? null : WORDS.nearest(word)
}

function named(
  card: Pick<RawCard, 'blocks'>,
  words: readonly Word[],
  tree: typeof WORDS,
  between: (left: Word, right: Word) => string,
): Named[] {
  return tree
    .find(words, between)
    .filter(({ value }) => value !== null)
    .map(({ kind, value, first, last }) => {
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
