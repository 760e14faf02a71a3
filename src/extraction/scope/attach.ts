// Says what belongs to which of several peers, such as whose each cap or each percentage is.

import type { Span } from '#domain/promotion/promotion.ts'
import type { Mention, MentionKind } from '../mentions/mention.ts'

/** Signs that part sentences or columns. */
const PAUSES = ['. ', '.-', '! ', '!. ', '; ', ' - ', ' · ', ' / ', '|', '//', '\n', '+']
const COMMA = ', '
const SIGNS = [COMMA, ') ', ' y ', ' e ', ' o ', '/']

/** Returns true for words that say whose something is. */
export const isWhose = ({ kind }: Pick<Mention, 'kind'>): boolean => WHOSE.has(kind)
const WHOSE = new Set<MentionKind>(['tier', 'people', 'level', 'cardKind'])

/**
 * Returns where the words about a peer end and those about the next one begin: at the last pause, else where the people stand. Behind
 * their cap, none stand between the last sign and the next cap; before it, none between a cap and the first sign; else a comma parts both.
 */
export function findBorder(folded: string, mentions: readonly Mention[], one: Span, next: Span): number {
  const between = folded.slice(one.end, next.start)
  const pause = findSigns(between, PAUSES).at(-1)
  if (pause !== undefined) return one.end + pause.end
  const isFree = (from: number, until: number) =>
    !mentions.some((mention) => isWhose(mention) && mention.start >= one.end + from && mention.end <= one.end + until)
  const signs = findSigns(between, SIGNS)
  const [first, last] = [signs[0], signs.at(-1)]
  if (first === undefined || last === undefined || isFree(0, between.length)) return next.start
  if (isFree(last.end, between.length)) return one.end + last.end
  if (isFree(0, first.start)) return one.end + first.end
  return one.end + (signs.find(({ sign }) => sign === COMMA) ?? first).end
}

type Sign = Span & { sign: string }

function findSigns(text: string, signs: readonly string[]): Sign[] {
  const found: Sign[] = []
  for (const sign of signs)
    for (let at = text.indexOf(sign); at >= 0 && found.length < MOST_SIGNS; at = text.indexOf(sign, at + 1))
      found.push({ start: at, end: at + sign.length, sign })
  return found.sort((a, b) => a.start - b.start)
}
/** Bounds the work on a hostile card. */
const MOST_SIGNS = 40
