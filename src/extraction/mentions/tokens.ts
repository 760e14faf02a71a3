// Each token has a one-character code (`vocabulary/figureWords.ts`), so that the finders of figures can use short patterns.

import type { Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'
import {
  HUNDREDS,
  LETTER_VOCABULARIES,
  type LetterVocabulary,
  MONEY_SCALES,
  NUMBER_SCALES,
  SMALL_NUMBERS,
  TENS,
} from '../vocabulary/figureWords.ts'

/** `number`: also spelled out, scaled or repeated in brackets; `isScaled`: by thousands or millions; `codes`: one a vocabulary. */
export type Token = Span & { text: string; number: number | null; isScaled: boolean; codes: readonly string[] }

const GROUPED = '\\d{1,3}(?:[.,]\\d{3}){1,4}(?:[.,]\\d{2})?(?!\\d)'
/** With decimals, but not the end of a date before a percentage. */
const SHARE = '\\d{1,3}[.,]\\d{1,2}(?= ?(?:%|por ?ciento))'
const CENTS = '(?<=\\$ ?)\\d{1,12}[.,]\\d{1,2}(?![\\d.,])'
const TIME = '\\d{1,2}:\\d\\d(?!\\d)'
/** Cards often have the letter o in place of a zero. */
const PLAIN = '\\d{1,16}(?:o(?=[/-]))?'
const INITIALS = '(?<![a-zñ])(?:[a-z]\\.){2,5}(?:[a-z](?![a-zñ]))?'
const TOKEN = new RegExp(`${TIME}|${GROUPED}|${SHARE}|${CENTS}|${PLAIN}|${INITIALS}|[a-zñ]+|[^\\s]`, 'g')

/** Bounds the work; no real text has as many. */
const MAX_TOKENS = 12_000

/** `start` is its offset in the card, so that findings get offsets into the card. */
export type TokenisedText = { tokens: readonly Token[]; start: number; length: number }

export function tokeniseText(words: string, start = 0): TokenisedText {
  const raw = findMatches(words, TOKEN).slice(0, MAX_TOKENS).map(tokenOf)
  const tokens: Token[] = []
  for (let at = 0; at < raw.length; ) {
    const { token, next } = numberFrom(raw, at) ?? { token: raw[at] as Token, next: at + 1 }
    tokens.push(token)
    at = next
  }
  return { tokens, start, length: words.length }
}

function tokenOf({ 0: text, index }: RegExpExecArray): Token {
  const isTime = text.includes(':') && text.length > 1
  const isWord = !isDigit(text.charCodeAt(0))
  const number = isTime || isWord ? null : figureOf(text)
  const plain = isWord && text[1] === '.' ? text.replaceAll('.', '') : text
  return { text: plain, start: index, end: index + text.length, number, isScaled: false, codes: getCodes(plain, number) }
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** A group of three digits after a separator means thousands. */
function figureOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const plain = text.replace('o', '0')
  if (/[.,]\d{3}/.test(plain)) return Number(plain.replace(/[.,]\d{2}$/, '').replace(/[.,]/g, ''))
  return Number(plain.replace(',', '.'))
}

type Parsed = { value: number; next: number; isScaled: boolean }

function numberFrom(raw: readonly Token[], at: number): { token: Token; next: number } | null {
  const parsed = parsedFrom(raw, at)
  if (parsed === null) return null
  const again = raw[parsed.next]?.text === '(' ? (parsedFrom(raw, parsed.next + 1) ?? oneAt(raw, parsed.next + 1)) : null
  const isRepeated = again !== null && again.value === parsed.value && raw[again.next]?.text === ')'
  const next = isRepeated ? again.next + 1 : parsed.next
  const [first, last] = [raw[at] as Token, raw[next - 1] as Token]
  const text = next === at + 1 ? first.text : String(parsed.value)
  const codes = getCodes(text, parsed.value)
  return { token: { text, start: first.start, end: last.end, number: parsed.value, isScaled: parsed.isScaled, codes }, next }
}

/** Only together with a 1 in brackets. */
function oneAt(raw: readonly Token[], at: number): Parsed | null {
  return SMALL_NUMBERS.get(raw[at]?.text ?? '') === 1 ? { value: 1, next: at + 1, isScaled: false } : null
}

function parsedFrom(raw: readonly Token[], at: number): Parsed | null {
  const first = raw[at]
  if (first === undefined) return null
  if (first.number !== null) return scaled(raw, { value: first.number, next: at + 1, isScaled: false })
  if (!MAY_BEGIN.has(first.text)) return null
  // The word in "por ciento" is no hundred.
  if (first.text === 'ciento' && raw[at - 1]?.text === 'por') return null
  if (first.text === 'primero') return raw[at + 1]?.text === 'de' ? { value: 1, next: at + 1, isScaled: false } : null
  if (NUMBER_SCALES.has(first.text)) return first.text === 'mil' ? withRest(raw, { value: 1_000, next: at + 1, isScaled: true }) : null
  const small = belowThousand(raw, at)
  if (small === null) return null
  const whole = scaled(raw, small)
  if (small.value === 1 && !whole.isScaled) return raw[at + 1]?.text === '(' && raw[at + 2]?.text === '1' ? small : null
  return whole.isScaled ? withRest(raw, whole) : whole
}

const MAY_BEGIN = new Set([...SMALL_NUMBERS.keys(), ...TENS.keys(), ...HUNDREDS.keys(), 'mil', 'primero'])

function scaled(raw: readonly Token[], parsed: Parsed): Parsed {
  const word = raw[parsed.next]
  const scale = NUMBER_SCALES.get(word?.text ?? '')
  if (word === undefined || scale === undefined) return parsed
  if (word.text === 'k' && word.start !== raw[parsed.next - 1]?.end) return parsed
  // A colloquial scale is also a word for pesos, so its token is not consumed.
  return { value: parsed.value * scale, next: parsed.next + (MONEY_SCALES.has(word.text) ? 0 : 1), isScaled: true }
}

function withRest(raw: readonly Token[], parsed: Parsed): Parsed {
  const rest = belowThousand(raw, parsed.next)
  if (rest === null || rest.value === 1) return parsed
  return { ...parsed, value: parsed.value + rest.value, next: rest.next }
}

function belowThousand(raw: readonly Token[], at: number): Parsed | null {
  const word = (index: number) => raw[index]?.text ?? ''
  const hundreds = HUNDREDS.get(word(at)) ?? 0
  let next = hundreds > 0 ? at + 1 : at
  const tens = TENS.get(word(next))
  const unit = tens === undefined ? SMALL_NUMBERS.get(word(next)) : word(next + 1) === 'y' ? SMALL_NUMBERS.get(word(next + 2)) : undefined
  const isUnit = unit !== undefined && (tens === undefined || unit < 10)
  if (tens !== undefined) next += isUnit ? 3 : 1
  else if (isUnit) next += 1
  return next === at ? null : { value: hundreds + (tens ?? 0) + (isUnit ? unit : 0), next, isScaled: false }
}

/** In one vocabulary: `n` number, `0` zero, `u` one, `x` any unknown word. */
export type CodedLine = { tokens: readonly Token[]; codes: string; start: number }

export function encodeLine({ tokens, start }: TokenisedText, vocabulary: LetterVocabulary): CodedLine {
  const place = LETTER_VOCABULARIES.indexOf(vocabulary)
  let codes = ''
  for (const token of tokens) codes += token.codes[place] as string
  return { tokens, codes, start }
}

const [NUMBER, ZERO] = ['n', '0'].map((sign) => LETTER_VOCABULARIES.map(() => sign)) as [string[], string[]]

const CODES = new Map<string, readonly string[]>()
const MOST_CODES = 20_000

function getCodes(text: string, number: number | null): readonly string[] {
  if (number !== null) return number === 0 ? ZERO : NUMBER
  const known = CODES.get(text)
  if (known !== undefined) return known
  const codes = LETTER_VOCABULARIES.map((vocabulary) => vocabulary.exact.get(text) ?? computeCode(text, vocabulary))
  if (CODES.size < MOST_CODES) CODES.set(text, codes)
  return codes
}

function computeCode(text: string, { open }: LetterVocabulary): string {
  const code = text.charCodeAt(0)
  const isWord = (code >= 97 && code <= 122) || code === 241
  if (!isWord) return text.includes(':') && text.length > 1 ? 't' : text === 'º' ? '°' : text.length === 1 ? text : 'x'
  for (const [prefix, sign] of open) if (text.startsWith(prefix)) return sign
  return text === 'un' || text === 'una' || text === 'uno' ? 'u' : 'x'
}

/** `named` and `placeOf` give the token and the place of a named group. */
export type PatternHit = Span & {
  first: number
  last: number
  named: (name: string) => Token | undefined
  placeOf: (name: string) => number | undefined
}

export function findHits(line: CodedLine, pattern: RegExp): PatternHit[] {
  return findMatches(line.codes, pattern).map((match) => {
    const [first, last] = [match.index, match.index + match[0].length - 1]
    const placeOf = (name: string) => match.indices?.groups?.[name]?.[0]
    const named = (name: string) => {
      const place = placeOf(name)
      return place === undefined ? undefined : line.tokens[place]
    }
    return { first, last, named, placeOf, ...getSpanOfTokens(line, first, last) }
  })
}

export function getSpanOfTokens({ tokens, start }: CodedLine, first: number, last: number): Span {
  return { start: start + (tokens[first] as Token).start, end: start + (tokens[last] as Token).end }
}
