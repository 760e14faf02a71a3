import type { Span } from '#domain/promotion/promotion.ts'
import type { Mention, MentionKind } from '../mentions/mention.ts'
import { splitIntoTokens } from '../text/neighbours.ts'

const PAUSES = ['. ', '.-', '! ', '!. ', '; ', ' - ', ' · ', ' / ', '|', '//', '\n', '+']
const COMMA = ', '
const SIGNS = [COMMA, ') ', ' y ', ' e ', ' o ', '/']

export const isAboutHolders = ({ kind }: Pick<Mention, 'kind'>): boolean => WHOSE.has(kind)
const WHOSE = new Set<MentionKind>(['tier', 'people', 'level', 'cardKind'])

/** Where the words about a peer end: at the last pause, else where the people stand (all behind or before their caps), else at a comma. */
export function findEndOfPeer(folded: string, mentions: readonly Mention[], one: Span, next: Span): number {
  const between = folded.slice(one.end, next.start)
  const pause = findSigns(between, PAUSES).at(-1)
  if (pause !== undefined) return one.end + pause.end
  const amounts = mentions.filter(({ kind, start, end }) => kind === 'money' && start >= one.end && end <= next.start)
  const isFree = (from: number, until: number) =>
    !mentions.some((mention) => isAboutHolders(mention) && mention.start >= one.end + from && mention.end <= one.end + until)
  const signs = findSigns(between, SIGNS)
  const [first, last] = [signs[0], signs.at(-1)]
  if (first === undefined || last === undefined) return next.start
  if (isFree(0, between.length)) {
    // Of two amounts, one right before the next figure is that figure's.
    const [mine, theirs, ...more] = amounts
    if (mine === undefined || theirs === undefined || more.length > 0 || !LEADS_TO.has(folded.slice(theirs.end, next.start).trim()))
      return next.start
    const sign = signs.find(({ start }) => one.end + start >= mine.end && one.end + start < theirs.start)
    return sign === undefined ? next.start : one.end + sign.end
  }
  if (isFree(last.end, between.length)) return one.end + last.end
  return one.end + (signs.find(({ sign }) => sign === COMMA) ?? first).end
}

const LEADS_TO = new Set(['', ':', 'hasta', 'en', 'para'])

type Sign = Span & { sign: string }

function findSigns(text: string, signs: readonly string[]): Sign[] {
  const found: Sign[] = []
  for (const sign of signs)
    for (let at = text.indexOf(sign); at >= 0 && found.length < MOST_SIGNS; at = text.indexOf(sign, at + 1))
      found.push({ start: at, end: at + sign.length, sign })
  return found.sort((a, b) => a.start - b.start)
}
const MOST_SIGNS = 40

/** Only words of the figure before and "o" part them: what stands around is of both. */
export function isJoinedByOr(between: string): boolean {
  const tokens = splitIntoTokens(between)
  return (tokens.at(-1) === 'o' || tokens.at(-1) === 'u') && tokens.every((token) => OF_FIGURES.has(token))
}
const OF_FIGURES = new Set('cuotas cuota fijas sin interes intereses csi de descuento ahorro reintegro dto off o u'.split(' '))
