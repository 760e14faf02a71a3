import { diffArrays } from 'diff'
import type { CardWords } from '#domain/promotion/capture.ts'
import { makeTemplate, type TemplateToken } from './template.ts'

/** Words that only one of two cards has, as written there. */
export type CardDifference = { kind: 'added' | 'removed'; words: string }

/** Lists the differences between two cards, in order. Figures that change each month do not count. */
export function listDifferences(earlier: CardWords, later: CardWords): CardDifference[] {
  const [before, after] = [makeTemplate(earlier).tokens, makeTemplate(later).tokens]
  return diffArrays([...before], [...after], { comparator: (one, other) => one.masked === other.masked }).flatMap(
    ({ added, removed, value }): CardDifference[] => {
      if (added) return [{ kind: 'added', words: wordsOf(value, later) }]
      return removed ? [{ kind: 'removed', words: wordsOf(value, earlier) }] : []
    },
  )
}

const wordsOf = (tokens: readonly TemplateToken[], { text }: CardWords) => text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
