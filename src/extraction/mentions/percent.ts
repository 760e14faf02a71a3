// The patterns run over word codes (see `tokens.ts`).

import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { PERCENT_LETTERS } from '../vocabulary/figureWords.ts'
import { type CodedLine, encodeLine, findHits, type TokenisedText } from './tokens.ts'

type Percentage = Span & { kind: 'percent' | 'rate'; value: number }

/** Perhaps repeated in brackets. */
const SHARE = /(?<!\$)(?<value>[n0])(?:%|pc|q|o)(?:\((?<again>n)(?:%|pc)?\))?/dg
/** Matches "20 de cada 100". */
const OF_EACH = /(?<value>n)dK(?<whole>n)P?/dg
/** Matches "la mitad". */
const HALF = /Em(?!dE?M)/dg
/** "25 y 3 cuotas", but no usual number of instalments. */
const UNSIGNED = /(?<![$,yn])(?<value>n)(?=ynC)/dg
const INSTALMENTS_TOO = new Set([12, 18, 24])
const LEAST_UNSIGNED = 10
/** A rate, a tax or a strength, unless "sin" precedes it. */
const RATE_BEFORE = /(?<!s\/?)[Rr][^.%]{0,6}$/
const RATE_AFTER = /^d?E?R/
const LONGEST_LEAD = 26
const LEAD = 9

/** `percent` for shares of the price, `rate` for interest, taxes and strengths. */
export function findPercentages(text: TokenisedText, role: BlockRole): Percentage[] {
  const line = encodeLine(text, PERCENT_LETTERS)
  const shares = [...findHits(line, SHARE), ...findHits(line, OF_EACH)].flatMap((hit): Percentage[] => {
    const [value, whole, again] = [hit.named('value')?.number, hit.named('whole')?.number, hit.named('again')?.number]
    if (value === undefined || value === null || value > 100 || (whole !== undefined && whole !== 100)) return []
    if (again !== undefined && again !== value) return []
    return [{ kind: isRate(line, hit.first, hit.last) || value === 0 ? 'rate' : 'percent', value, start: hit.start, end: hit.end }]
  })
  const halves = findHits(line, HALF).map((hit): Percentage => ({ kind: 'percent', value: 50, start: hit.start, end: hit.end }))
  const unsigned =
    role !== 'value'
      ? []
      : findHits(line, UNSIGNED).flatMap((hit): Percentage[] => {
          const value = hit.named('value')?.number ?? 0
          return value < LEAST_UNSIGNED || value > 100 || INSTALMENTS_TOO.has(value)
            ? []
            : [{ kind: 'percent', value, start: hit.start, end: hit.end }]
        })
  return [...shares, ...halves, ...unsigned].sort((a, b) => a.start - b.start)
}

function isRate({ codes, tokens }: CodedLine, first: number, last: number): boolean {
  if (RATE_AFTER.test(codes.slice(last + 1, last + 4))) return true
  const from = Math.max(0, first - LEAD)
  const match = RATE_BEFORE.exec(codes.slice(from, first))
  if (match === null) return false
  const word = tokens[from + match.index]
  return word !== undefined && (tokens[first]?.start ?? 0) - word.end <= LONGEST_LEAD
}

const ADDED_BEFORE = /(?:\+ ?|(?:adicional(?:es)?|extra) (?:del? )?|sumas? (?:un )?|otro |ademas,? [a-z ]{0,20})$/
const ADDED_AFTER =
  /^ ?(?:de )?(?:descuento |ahorro |dto\.? |reintegro )?(?:de )?(?:adicional|extra|mas(?= ?(?:[.,;)]|$| para | si | con | de (?:reintegro|descuento|ahorro|devoluc|bonific))))/
const NEAR = 40

/** Paid on top of another. */
export function isAddition(text: string, { start, end }: Span): boolean {
  return ADDED_BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) || ADDED_AFTER.test(text.slice(end, end + NEAR))
}
