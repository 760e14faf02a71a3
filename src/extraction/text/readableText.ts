import { PhraseTree } from '../mentions/phraseTree.ts'
import { CORRECT_SPELLINGS } from '../vocabulary/brands.ts'
import { foldKeepingOffsets } from './fold.ts'
import { type KnownWords, splitIntoWords } from './words.ts'

/** Web addresses match too, so that they are left alone. */
const QUIETED = /https?:\S+|(?<!\p{L})[^\p{Ll}]+(?!\p{L})/gu
/** Fewer capitals in a row may be an abbreviation, which keeps them. */
const SHOUTED = /\p{Lu}{4}/u

/** Brand names and common accents are restored, stray punctuation is removed. */
export function toSentenceCase(text: string): string {
  const clean = text.replace(/\s+/g, ' ').replace(/^[ ,.;:"“”*-]+|[ ,;:"“”*-]{1,40}$/g, '')
  const calm = clean.replace(QUIETED, (words) => (SHOUTED.test(words) ? words.toLowerCase() : words))
  const named = calm === clean ? clean : restoreSpelling(calm)
  return named.charAt(0).toUpperCase() + named.slice(1)
}

const BETWEEN = /[^a-z0-9ñ]+/
const NAMES = new PhraseTree([
  {
    kind: 'written',
    entries: CORRECT_SPELLINGS.map((written) => ({
      value: written,
      phrases: [foldKeepingOffsets(written).split(BETWEEN).join(' ').trim()],
    })),
  },
])
/** Accepts every word, so that none is corrected or cut. */
const AS_THEY_STAND: KnownWords = { has: () => true, nearest: () => null }
const LETTER = /[\p{L}\p{N}]/gu

/** The card's own punctuation and spaces stay. */
function restoreSpelling(text: string): string {
  const folded = foldKeepingOffsets(text)
  const words = splitIntoWords(text, folded, [{ start: 0, end: text.length, role: 'legal' }], AS_THEY_STAND)
  let out = ''
  let from = 0
  for (const { first, last, value } of NAMES.find(words, (left, right) => folded.slice(left.end, right.start))) {
    const [start, end] = [words[first]?.start ?? from, words[last]?.end ?? from]
    if (start < from) continue
    const letters = (value as string).match(LETTER) ?? []
    let next = 0
    out += text.slice(from, start) + text.slice(start, end).replace(LETTER, (letter) => letters[next++] ?? letter)
    from = end
  }
  return out + text.slice(from)
}

/** Cards of a site share most clauses, so results are cached up to a limit. */
const TIDIED = new Map<string, string>()
const MOST_TIDIED = 1_000

/** In sentence case, without a final full stop and without unmatched brackets or quotes. */
export function tidyClause(source: string): string {
  const known = TIDIED.get(source)
  if (known !== undefined) return known
  if (TIDIED.size >= MOST_TIDIED) TIDIED.clear()
  const text = computeTidyClause(source)
  TIDIED.set(source, text)
  return text
}

const NOTE = /\(\*{1,3}\)|\*/g
const COMMA = / {0,3},[ ,]{0,9}(?=\p{L})/gu
const NUMBER = /^ ?(?:y )?(?:\(?\d\)|\d{1,2}\.\d{1,2}(?![\d%.,])[.)]?|\d(?= \d\d ?%)) */i
const END = /[ .,;:+\s]{1,12}$/
const DANGLING = /(?:,? (?:con|sin|una?|del?|la|el|y|en|por|que|tambi[eé]n|tendr[aá])){1,5}$/i

function computeTidyClause(source: string): string {
  const text = source.replace(NOTE, ' ').replace(COMMA, ', ').replace(NUMBER, '').replace(END, '')
  return withoutStrayQuote(toSentenceCase(withBrackets(text).replace(DANGLING, '')).replace(END, ''))
}

const count = (text: string, sign: string) => text.split(sign).length - 1

function withBrackets(text: string): string {
  const open = count(text, '(') - count(text, ')')
  if (open > 0) return text.endsWith('(') ? text.slice(0, -1).trimEnd() : `${text})`
  return open < 0 && text.endsWith(')') ? text.slice(0, -1) : text
}

function withoutStrayQuote(text: string): string {
  const quotes = text.match(/["“”]/g) ?? []
  return quotes.length % 2 === 0 ? text : text.replace(/["“”](?=[^"“”]*$)/, '')
}

/** A long text is cut after a whole list item that ends so near the limit. */
const LONGEST_ITEM = 80

export function shortenText(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const item = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '))
  const end = item > length - LONGEST_ITEM ? item : Math.max(cut.lastIndexOf(' '), length - 30)
  return `${cut.slice(0, end).replace(/[ ,;:]{1,40}$/, '')}…`
}
