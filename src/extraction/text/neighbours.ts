import { findMatches } from './matches.ts'

/** Words (`y/o` is one) and punctuation marks. Quotation marks and brackets are not tokens. */
const TOKEN = /[a-z0-9ñ]+(?:\/[a-z]+)?|[^\sa-z0-9ñ"'“”()*®]/g

export function splitIntoTokens(stretch: string): string[] {
  return findMatches(stretch, TOKEN).map(([token]) => token)
}

/** Returns the last token that is not in `skipped`; null if there is none. */
export function findLastTokenExcept(stretch: string, skipped: ReadonlySet<string>): string | null {
  return splitIntoTokens(stretch).findLast((token) => !skipped.has(token)) ?? null
}

/** Returns the first token that is not in `skipped`; null if there is none. */
export function findFirstTokenExcept(stretch: string, skipped: ReadonlySet<string>): string | null {
  return splitIntoTokens(stretch).find((token) => !skipped.has(token)) ?? null
}
