/** A phrase is a row of folded words; `plan|planes`: alternatives, `*`: any ending, `?`: optional. Null: only looks like a meaning. */
export type LexiconEntry<V> = { value: V; phrases: readonly string[] }

/** `isTolerant`: words of seven letters or more are recognised with one typing error. */
export type Lexicon<K extends string, V> = { kind: K; entries: readonly LexiconEntry<V>[]; isTolerant?: boolean }

export function parsePhrases(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

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

/** A `prefix*` stays as it is. */
export function expandPhrase(phrase: string): string[][] {
  let rows: string[][] = [[]]
  for (const { words, prefixes, isOptional } of parseSlots(phrase)) {
    const choices = [...words, ...prefixes.map((prefix) => `${prefix}*`)]
    rows = rows.flatMap((row) => [...(isOptional ? [row] : []), ...choices.map((choice) => [...row, choice])])
  }
  return rows.filter((row) => row.length > 0)
}
