import type { Span } from '#domain/promotion/promotion.ts'
import { AGE_WORDS } from '../vocabulary/figureWords.ts'
import { hitsOf, lineOf, type TokenisedText } from './numbers.ts'

/** `de 18 a 24 años`, `desde los 60 años`; not `menores de 18 años` nor `de 60 años de historia`. */
const IN_YEARS = /(?<!k)d{1,3}(?<age>n)(?:[ao](?:d{0,2})n)?A(?!dx)(?:d?l)?(?:[ao]m)?/dg
/** `60 años o más`. */
const AT_LEAST = /(?<![dna])(?<age>n)A(?:d?l)?[ao]m/dg
/** `mayores de 60`. */
const OVER = /Md{1,2}(?<age>n)A?(?:[ao]m)?/dg
/** `si ya cumpliste 60`. */
const REACHED = /cd?(?<age>n)(?!%|D)A?(?:[ao]m)?/dg

const LEAST = 12
const MOST = 90

/** The least age in years of the people that a text names. */
export function agesIn(text: TokenisedText): (Span & { age: number })[] {
  const line = lineOf(text, AGE_WORDS)
  const found: (Span & { age: number })[] = []
  for (const hit of [OVER, IN_YEARS, AT_LEAST, REACHED].flatMap((pattern) => hitsOf(line, pattern))) {
    const age = hit.named('age')?.number ?? 0
    if (age < LEAST || age > MOST || found.some(({ start: from, end }) => from < hit.end && hit.start < end)) continue
    found.push({ age, start: hit.start, end: hit.end })
  }
  return found
}
