import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'
import { findMatches } from '../text/matches.ts'
import { AGE_LETTERS, DURATION_LETTERS, SLASHED_UNIT_LETTERS } from '../vocabulary/figureWords.ts'
import { findDates } from './dates.ts'
import { findInstalments, findSinglePayments } from './instalments.ts'
import { type Mention, type MentionValues, sortMentions } from './mention.ts'
import { findAmounts } from './money.ts'
import { findPercentages } from './percent.ts'
import { encodeLine, findHits, type TokenisedText, tokeniseText } from './tokens.ts'
import { findUses } from './uses.ts'
import { findNthWeekdays, findWeekdays } from './weekdays.ts'

type Figure<K extends Mention['kind']> = Pick<Extract<Mention, { kind: K }>, 'kind' | 'value' | 'start' | 'end'>
type AnyFigure = { [K in Mention['kind']]: Figure<K> }[Mention['kind']]
type DatedText = { blocks: readonly Block[] } & Pick<CardWords, 'capturedAt'>

type Place = Pick<Block, 'start' | 'role'> & { words: string; captured: CivilDate }
type Finder = (text: TokenisedText, place: Place) => readonly AnyFigure[]

export const DISCOUNT_FINDERS: readonly Finder[] = [
  (text, { role }) => findPercentages(text, role),
  (text, { role }) => findInstalments(text, role),
]
const ALL: readonly Finder[] = [
  findAmounts,
  ...DISCOUNT_FINDERS,
  (text) => findDurations(text).map((found) => ({ kind: 'duration', ...found })),
  (text, { captured }) => findDates(text, captured).map((found) => ({ kind: 'date', ...found })),
  (text) => findWeekdays(text).map(({ days, ...span }) => ({ kind: 'weekdays', value: days, ...span })),
  (text) => findSinglePayments(text).map((span) => ({ kind: 'singlePayment', value: true, ...span })),
  (text) => findUses(text).map((found) => ({ kind: 'uses', ...found })),
  (text) => findAges(text).map(({ age, ...span }) => ({ kind: 'people', value: { kind: 'age', value: String(age) }, ...span })),
  findUnitsAfterSlash,
  (_, { words, start }) => findNthWeekdays(words, start).map((found) => ({ kind: 'nthWeekdays', ...found })),
  (_, { role, words, start }) =>
    (role === 'legal' ? findSectionOpenings(words, start) : []).map((found) => ({ kind: 'section', ...found })),
  (_, { words, start }) => (words.includes('nivel') ? findLevels(words, start) : []).map((found) => ({ kind: 'level', ...found })),
]

/** Figures have a form of their own and need no lexicon. */
export function findFigureMentions({ blocks, capturedAt: captured }: DatedText, folded: string, finders = ALL): Mention[] {
  const found = blocks.flatMap(({ start, end, role }, block) => {
    const words = folded.slice(start, end)
    const text = tokeniseText(words, start)
    return finders.flatMap((find) => find(text, { start, role, words, captured })).map((figure): Mention => ({ ...figure, block, role }))
  })
  return sortMentions(found)
}

// The patterns run over word codes (see `tokens.ts`).

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
  const line = encodeLine(text, AGE_LETTERS)
  const found: (Span & { age: number })[] = []
  for (const hit of [OVER, IN_YEARS, AT_LEAST, REACHED].flatMap((pattern) => findHits(line, pattern))) {
    const age = hit.named('age')?.number ?? 0
    if (age < LEAST || age > MOST || found.some(({ start: from, end }) => from < hit.end && hit.start < end)) continue
    found.push({ age, start: hit.start, end: hit.end })
  }
  return found
}

type Duration = Span & { value: { days: number; business: boolean } }

const LENGTH = /(?<!\/)(?:(?<count>[n0])(?<unit>[Dhsm])|(?<one>u)(?<whole>[sm]))(?!\.?[bc]?d?B)\.?(?<kind>[bc])?/dg
const DAYS: Readonly<Record<string, number>> = { D: 1, s: 7, m: 30 }
/** Days. A larger number is no length of time. */
const LONGEST_COUNT = 999

/** In days (`business`: business days). One that is counted back from something is skipped. */
export function findDurations(text: TokenisedText): Duration[] {
  const line = encodeLine(text, DURATION_LETTERS)
  return findHits(line, LENGTH).flatMap((hit): Duration[] => {
    const count = hit.named('count')?.number ?? 1
    const unit = line.codes.charAt(hit.placeOf('unit') ?? hit.placeOf('whole') ?? 0)
    if (count > LONGEST_COUNT || !Number.isInteger(count)) return []
    const days = unit === 'h' ? Math.ceil(count / 24) : count * (DAYS[unit] ?? 1)
    const kind = hit.placeOf('kind')
    return [{ value: { days, business: kind !== undefined && line.codes.charAt(kind) === 'b' }, start: hit.start, end: hit.end }]
  })
}

/** By its number alone, before an amount or in a table row before a percentage. */
const BEFORE_FIGURE = /(?<![\d$.,/])(?<level>[1-9]) ?(?:\( ?\$|\/ ?(?:\d{1,2} ?%|\$))/dg

/** `start`: their offset in the card. */
function findLevels(words: string, start: number): (Span & { value: number })[] {
  return findMatches(words, BEFORE_FIGURE).map(({ index, groups }) => ({
    value: Number(groups?.level),
    start: start + index,
    end: start + index + 1,
  }))
}

const OPENINGS: readonly (readonly [MentionValues['section'], RegExp])[] = [
  ['benefit', /(?<![a-z])(?:\d\. ?)?beneficio ?(?:\d|uno|dos|tres)? ?:/g],
  ['numbered', /(?<![a-z0-9/(]|(?:caso|punto|clausula|inciso) )(?:\((?:\d|i{1,3}|iv)\) ?|(?:\d|[a-c])\) )/g],
  ['portfolio', /(?<![a-z])cartera (?:de )?consumo\b/g],
  ['validity', /(?<![a-z])(?:promocion|beneficio) (?:valid[oa]|vigente)/g],
  ['validity', /(?<![a-z])compras (?:presenciales|online) ?:/g],
]

/** `start`: the offset of the words in the card. */
function findSectionOpenings(words: string, start: number): (Span & { value: MentionValues['section'] })[] {
  return OPENINGS.flatMap(([value, pattern]) =>
    findMatches(words, pattern).map((match) => ({ value, start: start + match.index, end: start + match.index + match[0].length })),
  )
}

type Each = Span & ({ kind: 'period'; value: CapPeriod } | { kind: 'holder'; value: CapHolder })

const SLASHED = /(?<=\/)(?<each>[MSDqcfKPTB])/dg
const PERIODS: Readonly<Record<string, CapPeriod>> = { M: 'mes', S: 'semana', D: 'dia', q: 'quincena', c: 'compra', f: 'finde' }
const HOLDERS: Readonly<Record<string, CapHolder>> = { K: 'cuenta', P: 'persona', T: 'tarjeta', B: 'banco' }

/** As in "$ 11.000 / mes / cuenta". */
export function findUnitsAfterSlash(text: TokenisedText): Each[] {
  const line = encodeLine(text, SLASHED_UNIT_LETTERS)
  return findHits(line, SLASHED).flatMap((hit): Each[] => {
    const [sign, span] = [line.codes.charAt(hit.first), { start: hit.start, end: hit.end }]
    const [period, holder] = [PERIODS[sign], HOLDERS[sign]]
    if (period !== undefined) return [{ ...span, kind: 'period', value: period }]
    return holder === undefined ? [] : [{ ...span, kind: 'holder', value: holder }]
  })
}
