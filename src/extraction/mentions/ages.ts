// The patterns run over word codes (see `tokens.ts`).

import type { Span } from '#domain/promotion/promotion.ts'
import { AGE_WORDS } from '../vocabulary/figureWords.ts'
import { encodeLine, findHits, type TokenisedText } from './tokens.ts'

/** Not a maximum age, and not the age of a company. */
const IN_YEARS = /(?<!k)d{1,3}(?<age>n)(?:[ao](?:d{0,2})n)?A(?!dx)(?:d?l)?(?:[ao]m)?/dg
/** With or without the word for years. */
const AT_LEAST = /(?<![dna])(?<age>n)A(?:d?l)?[ao]m/dg
const OVER = /Md{1,2}(?<age>n)A?(?:[ao]m)?/dg
const REACHED = /cd?(?<age>n)(?!%|D)A?(?:[ao]m)?/dg

const LEAST = 12
const MOST = 90

/** Minimum ages, in years. */
export function findAges(text: TokenisedText): (Span & { age: number })[] {
  const line = encodeLine(text, AGE_WORDS)
  const found: (Span & { age: number })[] = []
  for (const hit of [OVER, IN_YEARS, AT_LEAST, REACHED].flatMap((pattern) => findHits(line, pattern))) {
    const age = hit.named('age')?.number ?? 0
    if (age < LEAST || age > MOST || found.some(({ start: from, end }) => from < hit.end && hit.start < end)) continue
    found.push({ age, start: hit.start, end: hit.end })
  }
  return found
}
