import type { Span } from '#domain/promotion/promotion.ts'
import { DURATION_WORDS } from '../vocabulary/figureWords.ts'
import { encodeLine, findHits, type TokenisedText } from './tokens.ts'

type Duration = Span & { value: { days: number; business: boolean } }

const LENGTH = /(?<!\/)(?:(?<count>[n0])(?<unit>[Dhsm])|(?<one>u)(?<whole>[sm]))(?!\.?[bc]?d?B)\.?(?<kind>[bc])?/dg
const DAYS: Readonly<Record<string, number>> = { D: 1, s: 7, m: 30 }
/** Days. A larger number is no length of time. */
const MOST = 999

/** In days (`business`: business days). One that is counted back from something is skipped. */
export function findDurations(text: TokenisedText): Duration[] {
  const line = encodeLine(text, DURATION_WORDS)
  return findHits(line, LENGTH).flatMap((hit): Duration[] => {
    const count = hit.named('count')?.number ?? 1
    const unit = line.codes.charAt(hit.placeOf('unit') ?? hit.placeOf('whole') ?? 0)
    if (count > MOST || !Number.isInteger(count)) return []
    const days = unit === 'h' ? Math.ceil(count / 24) : count * (DAYS[unit] ?? 1)
    const kind = hit.placeOf('kind')
    return [{ value: { days, business: kind !== undefined && line.codes.charAt(kind) === 'b' }, start: hit.start, end: hit.end }]
  })
}
