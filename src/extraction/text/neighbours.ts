import { JOINING_WORDS } from '../vocabulary/payment.ts'
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

export type Joint = '' | ',' | '+'

const SIGNS: ReadonlySet<string> = new Set([',', ';', '|', '-'])
/** Further apart they are of no one enumeration. */
const LONGEST_GAP = 48

/** Null if words other than `skipped` ones stand between. */
export function findJoint(between: string, skipped: ReadonlySet<string> = new Set()): Joint | null {
  if (between.length > LONGEST_GAP) return null
  const tokens = splitIntoTokens(between)
  if (!tokens.every((token) => JOINING_WORDS.has(token) || SIGNS.has(token) || skipped.has(token))) return null
  if (tokens.some((token) => JOINING_WORDS.has(token))) return '+'
  return tokens.some((token) => SIGNS.has(token)) ? ',' : ''
}
