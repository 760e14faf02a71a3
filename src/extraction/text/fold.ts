import { fold as foldWords } from '#domain/text/fold.ts'

/**
 * Folding: lower case, no accents, plain quotes, hyphens and spaces. One UTF-16 unit in is one unit out, so an offset into the folded
 * text is the same offset into the original, and what a reader finds here can be shown to a shopper there.
 */
const PLAIN = new Map<string, string>([
  ['\u00a0', ' '],
  ['\u2007', ' '],
  ['\u202f', ' '],
  ['\t', ' '],
  ['\r', ' '],
  // A line break inside a block parts words like a space does; blocks are separated by two, and two spaces match no pattern.
  ['\n', ' '],
  ...Array.from('“”„«»″', (quote): [string, string] => [quote, '"']),
  ...Array.from('‘’´`′', (quote): [string, string] => [quote, "'"]),
  ...Array.from('–—−‐‑‒', (dash): [string, string] => [dash, '-']),
])

/** Latin letters lie below this; everything above is rare enough to be looked up one by one. */
const TABLE_SIZE = 0x250
const TABLE: readonly string[] = Array.from({ length: TABLE_SIZE }, (_, code) => foldOne(String.fromCharCode(code)))

function foldOne(char: string): string {
  const plain = PLAIN.get(char)
  if (plain !== undefined) return plain
  const bare = foldWords(char)
  return bare.length === 1 ? bare : char
}

/** All but small letters, figures and signs. */
const TO_FOLD = /[^ -@[-~]/g
const folded = (char: string) => TABLE[char.charCodeAt(0)] ?? PLAIN.get(char) ?? char

/** The folded text, unit for unit as long as the text. */
export function foldInPlace(text: string): string {
  // All capitals at once, unless there is one of the few whose small form is longer.
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(TO_FOLD, folded)
}
