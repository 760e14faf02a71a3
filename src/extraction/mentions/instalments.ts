import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { INSTALMENT_LETTERS, SINGLE_PAYMENT_LETTERS } from '../vocabulary/figureWords.ts'
import { type CodedLine, encodeLine, findHits, getSpanOfTokens, type PatternHit, type TokenisedText } from './tokens.ts'

/** The numbers of a list, and each again with the words that call it free of interest or charged. */
type Found = Span &
  (
    | { kind: 'instalments'; value: number[] }
    | { kind: 'interestFree' | 'interestCharged'; value: number }
    | { kind: 'noInterest'; value: true }
  )
type Interest = 'free' | 'charged' | 'unsaid'

const AND = '[,;/.-]?y?/?y?'
/** Also "de 2 a 3", before a word for instalments or times, or before an amount per instalment. */
const LIST = new RegExp(`(?<![$/])(?<numbers>(?<=N)nan|n(?:${AND}n){0,10})(?:\\([xy,]{1,9}\\))?f?(?<thing>[CIV]|X\\$n)`, 'dg')
const APART = '[f,yE(:."|]{0,6}'
const NONE = 's(?:uxN)?/?"?i|zx?i|k?0%?N?i|a?E?mp|[NaE]{0,2}pN?K|k?t{1,2}x?0|E?p(?:zx?q|x{0,2}f|xE?m)|E?ix{0,2}[Bw]|x?F{1,2}x?s'
const NO_INTEREST = /s(?:uxN)?\/?"?i/dg
const FREE_AFTER = new RegExp(`^${APART}(?:${NONE})`)
/** If no amount or other figure stands in between. */
const FREE_LATER = /^[^.;:$n0%kOw]{1,10}(?:s\/?i|zx?i)(?!k)/
const FREE_BEFORE = /(?:s\/?i|mp|t0%?)[,:"]?[kNaE:]{0,3}$/
const CHARGED_AFTER = /^[f(,]{0,4}(?:ki|(?:[^.;]{0,4})t[xy ]{0,2}n)/
/** The end of a card's own figure, where interest-free is understood without words. */
const ALONE = /^(?:$|k(?:j|jN?j)|[Nkf][^t]*$|[).,])/
const OTHER_PLAN = /O[xN]?$/
const WHOLE_HEADLINE = /^[y+]n$/
const NEAR = 14
const LEAST = 2
const MOST = 60

/** In the card's own figure (`role`), unstated interest means none. */
export function findInstalments(text: TokenisedText, role: BlockRole): Found[] {
  const line = encodeLine(text, INSTALMENT_LETTERS)
  const free = findHits(line, NO_INTEREST).map(({ start: from, end }): Found => ({ kind: 'noInterest', value: true, start: from, end }))
  let before: PatternHit | null = null
  const listed = findHits(line, LIST).flatMap((hit): Found[] => {
    const places = placesOfNumbers(line, hit)
    const numbers = places.map((place) => line.tokens[place]?.number ?? 0)
    if (Math.max(...numbers, 0) < LEAST) return []
    const said = interestOf(line, hit, role)
    // A plan after an interest-free one of its sentence is free too, if it does not say otherwise.
    const isNext = before !== null && said === 'unsaid' && !/[.;:]/.test(line.codes.slice(before.last, hit.first))
    const interest = isNext ? 'free' : said
    before = interest === 'free' ? hit : null
    const thing = line.codes.charAt(hit.placeOf('thing') ?? 0)
    // A number of times per week is not a number of instalments.
    if (thing === 'V' && interest !== 'free' && line.codes.charAt(hit.first - 1) !== 'N') return []
    const kind = interest === 'free' ? 'interestFree' : 'interestCharged'
    const each =
      interest === 'unsaid'
        ? []
        : numbers.map((value, at): Found => {
            const place = places[at] ?? 0
            return { kind, value, ...getSpanOfTokens(line, place, interest === 'charged' ? lastOfCharge(line, hit) : place) }
          })
    return [
      { kind: 'instalments', value: numbers, start: getSpanOfTokens(line, places[0] ?? hit.first, hit.last).start, end: hit.end },
      ...each.filter(({ value }) => value !== 1),
    ]
  })
  return [...listed, ...free]
}

/** Without numbers of a date that runs into the list. */
function placesOfNumbers({ codes, tokens }: CodedLine, hit: PatternHit): number[] {
  const [first, end] = [hit.placeOf('numbers') ?? hit.first, hit.placeOf('thing') ?? hit.last]
  const places = Array.from({ length: end - first }, (_, at) => first + at).filter((place) => codes.charAt(place) === 'n')
  return places.slice(places.findLastIndex((place) => !isCount(tokens[place]?.number ?? 0)) + 1)
}

const isCount = (number: number) => Number.isInteger(number) && number >= 1 && number <= MOST

function interestOf({ codes }: CodedLine, { first, last, placeOf }: PatternHit, role: BlockRole): Interest {
  const thing = codes.charAt(placeOf('thing') ?? last)
  if (thing === 'I') return 'free'
  const [lead, rest] = [codes.slice(Math.max(0, first - NEAR), first), codes.slice(last + 1, last + 1 + NEAR)]
  if (FREE_AFTER.test(rest)) return 'free'
  if (CHARGED_AFTER.test(rest)) return 'charged'
  if (FREE_BEFORE.test(lead) || FREE_LATER.test(rest)) return 'free'
  if (thing !== 'C') return 'unsaid'
  if (role === 'headline' && first === 1 && WHOLE_HEADLINE.test(lead + codes.slice(first, last)) && /^\.?$/.test(rest)) return 'free'
  return role === 'value' && ALONE.test(rest) && !OTHER_PLAN.test(lead) ? 'free' : 'unsaid'
}

const lastOfCharge = ({ codes }: CodedLine, { last }: PatternHit) => last + (CHARGED_AFTER.exec(codes.slice(last + 1))?.[0].length ?? 0)

const SINGLE = /N[nu]s?C|(?:n|u)?sC|Cs(?!V)|N[nu]?sV(?!w|d)/dg
const NO_PARTS = /z[dx]?c(?!z)|TJ|(?<!p)dK/dg

export function findSinglePayments(text: TokenisedText): Span[] {
  const line = encodeLine(text, SINGLE_PAYMENT_LETTERS)
  const isOne = ({ first, last }: PatternHit) => line.tokens.slice(first, last + 1).every(({ number }) => number === null || number === 1)
  return [...findHits(line, SINGLE), ...findHits(line, NO_PARTS)].filter(isOne).map((hit) => ({ start: hit.start, end: hit.end }))
}
