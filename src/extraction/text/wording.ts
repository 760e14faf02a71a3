import { PhraseTree } from '../mentions/phraseTree.ts'
import { WRITTEN } from '../vocabulary/brands.ts'
import { foldInPlace } from './fold.ts'
import { type Vocabulary, wordsOf } from './words.ts'

/** Stretches without small letters; not those of an address, in which capitals tell. */
const QUIETED = /https?:\S+|(?<!\p{L})[^\p{Ll}]+(?!\p{L})/gu
/** Fewer capitals in a row may be a short form. */
const SHOUTED = /\p{Lu}{4}/u

/** Sentence case with names and commonest accents as they are written, stray signs and double spaces gone. */
export function sentenceCase(text: string): string {
  const clean = text.replace(/\s+/g, ' ').replace(/^[ ,.;:"“”*-]+|[ ,;:"“”*-]{1,40}$/g, '')
  const calm = clean.replace(QUIETED, (words) => (SHOUTED.test(words) ? words.toLowerCase() : words))
  const named = calm === clean ? clean : asWritten(calm)
  return named.charAt(0).toUpperCase() + named.slice(1)
}

const BETWEEN = /[^a-z0-9ñ]+/
const NAMES = new PhraseTree([
  {
    kind: 'written',
    entries: WRITTEN.map((written) => ({ value: written, phrases: [foldInPlace(written).split(BETWEEN).join(' ').trim()] })),
  },
])
/** Words are taken as they stand: none is corrected, none is cut. */
const AS_THEY_STAND: Vocabulary = { has: () => true, nearest: () => null }
const LETTER = /[\p{L}\p{N}]/gu

/** The letters of names and accents; signs and spaces between them stay the card's. */
function asWritten(text: string): string {
  const folded = foldInPlace(text)
  const words = wordsOf(text, folded, [{ start: 0, end: text.length, role: 'legal' }], AS_THEY_STAND)
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

/** The cards of a site share most of their clauses: the result for each is kept, up to a limit. */
const TIDIED = new Map<string, string>()
const MOST_TIDIED = 1_000

/** A clause of the source as a readable text: sentence case, no full stop at its end, no unmatched bracket or quote. */
export function tidied(source: string): string {
  const known = TIDIED.get(source)
  if (known !== undefined) return known
  if (TIDIED.size >= MOST_TIDIED) TIDIED.clear()
  const text = tidiedAnew(source)
  TIDIED.set(source, text)
  return text
}

/** Signs that lead to a note. */
const NOTE = /\(\*{1,3}\)|\*/g
const COMMA = / {0,3},[ ,]{0,9}(?=\p{L})/gu
/** An item's number in its list: `(1) …`, `2) …`, `y 3.2 que …`, `2 25 % …`. */
const NUMBER = /^ ?(?:y )?(?:\(?\d\)|\d{1,2}\.\d{1,2}(?![\d%.,])[.)]?|\d(?= \d\d ?%)) */i
const END = /[ .,;:+\s]{1,12}$/
/** Words that lead on to what was cut off: `… con un`. */
const DANGLING = /(?:,? (?:con|sin|una?|del?|la|el|y|en|por|que|tambi[eé]n|tendr[aá])){1,5}$/i

function tidiedAnew(source: string): string {
  const text = source.replace(NOTE, ' ').replace(COMMA, ', ').replace(NUMBER, '').replace(END, '')
  return withoutStrayQuote(sentenceCase(withBrackets(text).replace(DANGLING, '')).replace(END, ''))
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** A bracket whose other half was left off is closed, or none. */
function withBrackets(text: string): string {
  const open = count(text, '(') - count(text, ')')
  if (open > 0) return text.endsWith('(') ? text.slice(0, -1).trimEnd() : `${text})`
  return open < 0 && text.endsWith(')') ? text.slice(0, -1) : text
}

/** A quotation whose other half was left off at the end of the text is none. */
function withoutStrayQuote(text: string): string {
  const quotes = text.match(/["“”]/g) ?? []
  return quotes.length % 2 === 0 ? text : text.replace(/["“”](?=[^"“”]*$)/, '')
}

/** A long text is cut behind a whole item of its list when one ends this near. UTF-16 units. */
const LONGEST_ITEM = 80

/** A text cut at an item's or a word's end, with an ellipsis when something was left off. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const item = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '))
  const end = item > length - LONGEST_ITEM ? item : Math.max(cut.lastIndexOf(' '), length - 30)
  return `${cut.slice(0, end).replace(/[ ,;:]{1,40}$/, '')}…`
}
