/**
 * A lexicon is data: meanings, each with the phrases that stand for it. A phrase is a row of words, folded; a word may list alternatives
 * (`plan|planes`), end in `*` (any ending), or in `?` (may be left out): `banco? (…)` is written `banco? galicia`. Words that belong
 * together may also be written as one in a card (`mercadopago`). The value `null` is for phrases that only look like a meaning: they hide it.
 */
export type Entry<V> = { value: V; phrases: readonly string[] }

/** `tolerant`: its words of seven letters or more are recognised with one letter wrong, left out or put in. */
export type Lexicon<K extends string, V> = { kind: K; entries: readonly Entry<V>[]; tolerant?: boolean }

/** Phrases written one behind the other, with commas between them. */
export function phrasesIn(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

/** One word of a phrase. */
export type Slot = { words: string[]; prefixes: string[]; optional: boolean }

export function slotsOf(phrase: string): Slot[] {
  return phrase.split(' ').map((source) => {
    const optional = source.endsWith('?')
    const alternatives = (optional ? source.slice(0, -1) : source).split('|')
    return {
      words: alternatives.filter((word) => !word.endsWith('*')),
      prefixes: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      optional,
    }
  })
}

/** A phrase without its optional words and alternatives: every row of exact words or `prefix*` that it stands for. */
export function rowsOf(phrase: string): string[][] {
  let rows: string[][] = [[]]
  for (const { words, prefixes, optional } of slotsOf(phrase)) {
    const choices = [...words, ...prefixes.map((prefix) => `${prefix}*`)]
    rows = rows.flatMap((row) => [...(optional ? [row] : []), ...choices.map((choice) => [...row, choice])])
  }
  return rows.filter((row) => row.length > 0)
}
