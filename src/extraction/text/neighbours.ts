import { matchesOf } from './matches.ts'

/** Words (`y/o` is one) and signs between them; quotation marks and brackets are neither. */
const TOKEN = /[a-z0-9ñ]+(?:\/[a-z]+)?|[^\sa-z0-9ñ"'“”()*®]/g

/** The words and signs of a stretch of folded text, in order. */
export function tokensOf(stretch: string): string[] {
  return matchesOf(stretch, TOKEN).map(([token]) => token)
}

/** The last word or sign of a stretch that is none of those to skip; null: there is none. */
export function lastBut(stretch: string, skipped: ReadonlySet<string>): string | null {
  return tokensOf(stretch).findLast((token) => !skipped.has(token)) ?? null
}

/** The first word or sign of a stretch that is none of those to skip; null: there is none. */
export function firstBut(stretch: string, skipped: ReadonlySet<string>): string | null {
  return tokensOf(stretch).find((token) => !skipped.has(token)) ?? null
}
