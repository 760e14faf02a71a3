import type { Span } from '#domain/promotion/promotion.ts'
import { MONEY_LETTERS } from '../vocabulary/figureWords.ts'
import { encodeLine, findHits, type Token, type TokenisedText } from './tokens.ts'

type Amount = Span & { kind: 'money' | 'bareAmount'; value: number }

const SIGNED = /P?\${1,2}(?<amount>n)P?(?:\(P?\$?(?<again>n)P?\))?/dg
const NAMED = /(?<!dK)(?<amount>n)P(?:\(P?\$?(?<again>n)P?\))?/dg
const BEHIND_NAME = /(?<!n)P(?<amount>n)(?!%)/dg
const BARE = /(?<![n$/])(?<cue>c:?[de]{0,2})?(?<amount>n)(?<after>[tK/]|[.,;)]|$)?(?!%)/dg

/** Pesos. A smaller number without a sign is no amount. */
const LEAST_BARE = 100
const MOST_BARE = 99_999_999

/** In pesos; without sign or word of the kind `bareAmount`. */
export function findAmounts(text: TokenisedText): Amount[] {
  const line = encodeLine(text, MONEY_LETTERS)
  const signed = [...findHits(line, NAMED), ...findHits(line, SIGNED), ...findHits(line, BEHIND_NAME)].flatMap(
    (hit): (Amount & { first: number; last: number })[] => {
      const [amount, again] = [hit.named('amount'), hit.named('again')]
      if (!amount?.number) return []
      const isOne = again === undefined || again.number === amount.number
      return [{ kind: 'money', value: amount.number, ...hit, end: isOne ? hit.end : text.start + amount.end }]
    },
  )
  const whole = signed.filter(
    (one, at) => !signed.some((other, before) => before < at && other.first <= one.first && one.last <= other.last),
  )
  const taken = (place: number) => whole.some(({ first, last }) => first <= place && place <= last)
  const bare = findHits(line, BARE).flatMap((hit): Amount[] => {
    const [place, amount] = [hit.placeOf('amount') ?? 0, hit.named('amount')]
    if (!amount?.number || taken(place) || !isBare(amount, hit.named('cue'), line.codes.charAt(place + 1))) return []
    return [
      {
        kind: amount.isScaled ? 'money' : 'bareAmount',
        value: amount.number,
        start: text.start + amount.start,
        end: text.start + amount.end,
      },
    ]
  })
  return [...whole.map(({ kind, value, start: from, end }) => ({ kind, value, start: from, end })), ...bare].sort(
    (a, b) => a.start - b.start,
  )
}

function isBare({ number, isScaled, text }: Token, cue: Token | undefined, after: string): boolean {
  if (number === null || number < LEAST_BARE || number > MOST_BARE || text.startsWith('0')) return false
  if (isScaled) return cue !== undefined || OPENS.has(after)
  return cue !== undefined ? after !== '-' : after === 't' || after === 'K' || after === '/'
}
const OPENS = new Set(['t', 'K', '/', '.', ',', ';', ')', ''])
