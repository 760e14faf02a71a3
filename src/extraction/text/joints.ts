import { JOINING_WORDS } from '../vocabulary/payment.ts'
import { splitIntoTokens } from './neighbours.ts'

/** How two things of an enumeration are joined: side by side, by a sign, or by a conjunction. */
export type Joint = '' | ',' | '+'

const SIGNS: ReadonlySet<string> = new Set([',', ';', '|', '-'])
/** Words further apart, in UTF-16 units, are of no one enumeration. */
const LONGEST_GAP = 48

/** Returns what joins two things, by the folded text between them; null if it has words other than `skipped` ones. */
export function findJoint(between: string, skipped: ReadonlySet<string> = new Set()): Joint | null {
  if (between.length > LONGEST_GAP) return null
  const tokens = splitIntoTokens(between)
  if (!tokens.every((token) => JOINING_WORDS.has(token) || SIGNS.has(token) || skipped.has(token))) return null
  if (tokens.some((token) => JOINING_WORDS.has(token))) return '+'
  return tokens.some((token) => SIGNS.has(token)) ? ',' : ''
}
