import type { Block } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from './matches.ts'

/** Folded, unglued and with typing errors corrected; `block`: its index in the card. */
export type Word = Span & { text: string; block: number }

/** `nearest`: the known word with at most one wrong letter. */
export type KnownWords = { has(word: string): boolean; nearest(word: string): string | null }

const LETTERS_OR_FIGURES = /[a-zñ]+|\d+/g
/** A name in an address is not a way to pay. */
const DOMAIN = '\\.(?:com|net|org|gob|ar)(?:\\.[a-z]{2})?(?![a-z])'
const HOST = `(?<![a-z0-9-])[a-z0-9-]{2,40}(?:\\.[a-z0-9-]{1,40}){0,3}${DOMAIN}`
const PATH = '[^\\s)]{1,200}'
const ADDRESS = new RegExp(`(?:https?:\\/\\/|www\\.|@)${PATH}|${HOST}(?:\\/${PATH})?`, 'g')
/** A longer run of letters is an address or a hash. */
const MAX_RUN = 40
/** Bounds the work; no real card has as many. */
const MAX_WORDS = 6_000
const LEAST_PART = 3
/** Up to this length, words in "no" are real, not a word with a glued "no". */
const LONGEST_BEFORE_NO = 7

/** In order. The capitals of `text` show where words were glued. */
export function splitIntoWords(text: string, folded: string, blocks: readonly Block[], vocabulary: KnownWords): Word[] {
  const words: Word[] = []
  const memory = memoryOf(vocabulary)
  const add = (part: Span, block: number) => {
    const { isKnown, cuts, spelled } = analyseWord(folded.slice(part.start, part.end), vocabulary, memory)
    if (isKnown) words.push({ start: part.start, end: part.end, text: spelled, block })
    else
      for (const { start, end, text: word } of partsOf(text, folded, part, cuts, vocabulary)) words.push({ start, end, text: word, block })
  }
  for (const [block, { start, end, role }] of blocks.entries()) {
    const addresses = role === 'image' ? [] : findAddresses(folded, start, end)
    for (const run of runsIn(folded, start, end, addresses)) {
      if (words.length >= MAX_WORDS) return words
      if (role === 'image') for (const part of fileNameParts(folded, run)) add(part, block)
      else add(run, block)
    }
  }
  return words
}

export function splitIntoPlainWords(folded: string, { start, end }: Span): (Span & { text: string })[] {
  return findMatches(folded.slice(start, end), LETTERS_OR_FIGURES).map(({ index, 0: text }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
}

/** Except those that begin in an address. */
function runsIn(folded: string, from: number, until: number, addresses: readonly Span[]): Span[] {
  const runs: Span[] = []
  let next = 0
  for (let at = from; at < until; at++) {
    if (!isOfWord(folded.charCodeAt(at))) continue
    const start = at
    while (at < until && isOfWord(folded.charCodeAt(at))) at++
    while (next < addresses.length && (addresses[next] as Span).end <= start) next++
    const address = addresses[next]
    if (address === undefined || start < address.start) runs.push({ start, end: at })
  }
  return runs
}

const isOfWord = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 241

/** They are few and mostly at the end, so the text before their first telltale sign is skipped. */
export function findAddresses(folded: string, from: number, until: number): Span[] {
  const sign = folded.slice(from, until).search(SIGN_OF_ADDRESS)
  if (sign < 0) return []
  let start = from + sign
  while (start > from && OF_ADDRESS.test(folded.charAt(start - 1))) start--
  return findMatches(folded.slice(start, until), ADDRESS).map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}

const SIGN_OF_ADDRESS = /https?:|www\.|@|\.(?:com|net|org|gob|ar)(?![a-z])/
const OF_ADDRESS = /[a-z0-9.-]/

function fileNameParts(folded: string, run: Span): Span[] {
  return findMatches(folded.slice(run.start, run.end), LETTERS_OR_FIGURES).map((match) => ({
    start: run.start + match.index,
    end: run.start + match.index + match[0].length,
  }))
}

/** A run that the lexicon does not know is split where words were glued, and each part corrected. */
function partsOf(text: string, folded: string, run: Span, known: number[] | null, vocabulary: KnownWords): Omit<Word, 'block'>[] {
  const cuts = known ?? (run.end - run.start > MAX_RUN ? [] : caseCuts(text.slice(run.start, run.end)))
  const edges = [0, ...cuts, run.end - run.start]
  return edges.slice(0, -1).map((edge, index) => {
    const [start, end] = [run.start + edge, run.start + (edges[index + 1] as number)]
    return { start, end, text: analyseWord(folded.slice(start, end), vocabulary).spelled }
  })
}

type Learned = { isKnown: boolean; cuts: number[] | null; spelled: string }

/** Words recur; up to a limit. */
const LEARNED = new WeakMap<KnownWords, Map<string, Learned>>()
const MOST_LEARNED = 20_000

function memoryOf(vocabulary: KnownWords): Map<string, Learned> {
  const known = LEARNED.get(vocabulary)
  if (known !== undefined) return known
  const empty = new Map<string, Learned>()
  LEARNED.set(vocabulary, empty)
  return empty
}

function analyseWord(word: string, vocabulary: KnownWords, known = memoryOf(vocabulary)): Learned {
  if (word.length > MAX_RUN) return { isKnown: false, cuts: null, spelled: word }
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MOST_LEARNED) known.clear()
  const isKnown = vocabulary.has(word)
  const found = isKnown
    ? { isKnown, cuts: null, spelled: word }
    : { isKnown, cuts: cutsOf(word, vocabulary), spelled: vocabulary.nearest(word) ?? word }
  known.set(word, found)
  return found
}

/** A capital after a small letter begins a new word if both parts have two letters or more. */
function caseCuts(run: string): number[] {
  const cuts: number[] = []
  for (let at = 2; at < run.length - 2; at++) {
    const before = run.charAt(at - 1)
    const here = run.charAt(at)
    if (before !== before.toUpperCase() && here !== here.toLowerCase()) cuts.push(at)
  }
  return cuts
}

/** Into two or three known words, the longest first word first. */
function cutsOf(word: string, vocabulary: KnownWords, depth = 2): number[] | null {
  if (word.length < LEAST_PART * 2) return null
  // A "no" glued to a longer word must not be lost, because it turns the meaning round.
  if (word.length > LONGEST_BEFORE_NO && word.endsWith('no') && vocabulary.has(word.slice(0, -2))) return [word.length - 2]
  for (let cut = word.length - LEAST_PART; cut >= LEAST_PART; cut--) {
    if (!vocabulary.has(word.slice(0, cut))) continue
    const rest = word.slice(cut)
    if (vocabulary.has(rest)) return [cut]
    const further = depth > 1 ? cutsOf(rest, vocabulary, depth - 1) : null
    if (further !== null) return [cut, ...further.map((each) => each + cut)]
  }
  return null
}
