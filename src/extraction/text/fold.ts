import { fold as foldWords } from '#domain/text/fold.ts'

const PLAIN = new Map<string, string>([
  ['\u00a0', ' '],
  ['\u2007', ' '],
  ['\u202f', ' '],
  ['\t', ' '],
  ['\r', ' '],
  // A line break within a block separates words as a space does. Blocks are separated by two, and no pattern matches two spaces.
  ['\n', ' '],
  ...Array.from('“”„«»″', (quote): [string, string] => [quote, '"']),
  ...Array.from('‘’´`′', (quote): [string, string] => [quote, "'"]),
  ...Array.from('–—−‐‑‒', (dash): [string, string] => [dash, '-']),
])

/** Latin letters come from a table; other characters are rare and are folded one by one. */
const TABLE_SIZE = 0x250
const TABLE: readonly string[] = Array.from({ length: TABLE_SIZE }, (_, code) => foldOne(String.fromCharCode(code)))

function foldOne(char: string): string {
  const plain = PLAIN.get(char)
  if (plain !== undefined) return plain
  const bare = foldWords(char)
  return bare.length === 1 ? bare : char
}

const TO_FOLD = /[^ -@[-~]/g
const folded = (char: string) => TABLE[char.charCodeAt(0)] ?? PLAIN.get(char) ?? char

/** Each UTF-16 unit stays at its offset, so a span found in it is valid in the original text. */
export function foldKeepingOffsets(text: string): string {
  // `toLowerCase` lengthens a few capitals. Such a text is folded unit by unit instead.
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(TO_FOLD, folded)
}
