import { findMatches } from './matches.ts'

/** `y/o` is one word. Quotation marks and brackets are no tokens. */
const TOKEN = /[a-z0-9ñ]+(?:\/[a-z]+)?|[^\sa-z0-9ñ"'“”()*®]/g

export function splitIntoTokens(stretch: string): string[] {
  return findMatches(stretch, TOKEN).map(([token]) => token)
}

export function findLastTokenExcept(stretch: string, skipped: ReadonlySet<string>): string | null {
  return splitIntoTokens(stretch).findLast((token) => !skipped.has(token)) ?? null
}

export function findFirstTokenExcept(stretch: string, skipped: ReadonlySet<string>): string | null {
  return splitIntoTokens(stretch).find((token) => !skipped.has(token)) ?? null
}
