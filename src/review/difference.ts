import { diffArrays } from 'diff'
import type { CardWords } from '#domain/promotion/capture.ts'
import { type TemplateToken, templateOf } from './template.ts'

/** Words that only one of two cards has, as written there. */
export type Change = { kind: 'added' | 'removed'; words: string }

/** Lists the differences between two cards, in order. Figures that change each month do not count. */
export function differenceOf(earlier: CardWords, later: CardWords): Change[] {
  const [before, after] = [templateOf(earlier).tokens, templateOf(later).tokens]
  return diffArrays([...before], [...after], { comparator: (one, other) => one.masked === other.masked }).flatMap(
    ({ added, removed, value }): Change[] => {
      if (added) return [{ kind: 'added', words: wordsOf(value, later) }]
      return removed ? [{ kind: 'removed', words: wordsOf(value, earlier) }] : []
    },
  )
}

const wordsOf = (tokens: readonly TemplateToken[], { text }: CardWords) => text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
