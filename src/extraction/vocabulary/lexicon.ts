/**
 * A meaning with its phrases. A phrase is a row of folded words; a word may list alternatives (`plan|planes`), end in `*` (any ending) or
 * in `?` (optional). A card may also write the words as one. The value null marks a phrase that only looks like a meaning and hides
 * shorter ones.
 */
export type LexiconEntry<V> = { value: V; phrases: readonly string[] }

/** A list of entries of one kind. In an `isTolerant` lexicon, words of seven letters or more are recognised with one typing error. */
export type Lexicon<K extends string, V> = { kind: K; entries: readonly LexiconEntry<V>[]; isTolerant?: boolean }

/** Splits a list of phrases at its commas. */
export function parsePhrases(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

/** One word of a phrase, with its alternatives. */
export type PhraseSlot = { words: string[]; prefixes: string[]; isOptional: boolean }

export function parseSlots(phrase: string): PhraseSlot[] {
  return phrase.split(' ').map((source) => {
    const isOptional = source.endsWith('?')
    const alternatives = (isOptional ? source.slice(0, -1) : source).split('|')
    return {
      words: alternatives.filter((word) => !word.endsWith('*')),
      prefixes: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      isOptional,
    }
  })
}

/** Expands a phrase to all rows of words without alternatives and optional words. A `prefix*` stays as it is. */
export function expandPhrase(phrase: string): string[][] {
  let rows: string[][] = [[]]
  for (const { words, prefixes, isOptional } of parseSlots(phrase)) {
    const choices = [...words, ...prefixes.map((prefix) => `${prefix}*`)]
    rows = rows.flatMap((row) => [...(isOptional ? [row] : []), ...choices.map((choice) => [...row, choice])])
  }
  return rows.filter((row) => row.length > 0)
}
