// Runs all finders that work by patterns: amounts, percentages, instalments, durations, dates and other figures.

import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import { agesIn } from './ages.ts'
import { datesIn } from './dates.ts'
import { durationsIn } from './duration.ts'
import { eachIn } from './each.ts'
import { instalmentsIn, singlePaymentsIn } from './instalments.ts'
import { levelsIn } from './levels.ts'
import { inOrder, type Mention } from './mention.ts'
import { moneyIn } from './money.ts'
import { figureText, type TokenisedText } from './numbers.ts'
import { percentagesIn } from './percent.ts'
import { sectionsIn } from './sections.ts'
import { usesIn } from './uses.ts'
import { weekdaysIn } from './weekdays.ts'

type Figure<K extends Mention['kind']> = Pick<Extract<Mention, { kind: K }>, 'kind' | 'value' | 'start' | 'end'>
type AnyFigure = { [K in Mention['kind']]: Figure<K> }[Mention['kind']]
/** A text with its blocks. The day of capture supplies the year of dates that have none. */
type DatedText = { blocks: readonly Block[] } & Pick<CardWords, 'capturedAt'>

type Place = Pick<Block, 'start' | 'role'> & { words: string; captured: CivilDate }
type Finder = (text: TokenisedText, place: Place) => readonly AnyFigure[]

/** The finders of what an offer may give: a percentage or instalments. */
export const DISCOUNTS: readonly Finder[] = [(text, { role }) => percentagesIn(text, role), (text, { role }) => instalmentsIn(text, role)]
const ALL: readonly Finder[] = [
  moneyIn,
  ...DISCOUNTS,
  (text) => durationsIn(text).map((found) => ({ kind: 'duration', ...found })),
  (text, { captured }) => datesIn(text, captured).map((found) => ({ kind: 'date', ...found })),
  (text) => weekdaysIn(text).map(({ days, ...span }) => ({ kind: 'weekdays', value: days, ...span })),
  (text) => singlePaymentsIn(text).map((span) => ({ kind: 'singlePayment', value: true, ...span })),
  (text) => usesIn(text).map((found) => ({ kind: 'uses', ...found })),
  (text) => agesIn(text).map(({ age, ...span }) => ({ kind: 'people', value: { kind: 'age', value: String(age) }, ...span })),
  eachIn,
  (_, { role, words, start }) => (role === 'legal' ? sectionsIn(words, start) : []).map((found) => ({ kind: 'section', ...found })),
  (_, { words, start }) => (words.includes('nivel') ? levelsIn(words, start) : []).map((found) => ({ kind: 'level', ...found })),
]

/**
 * Returns the mentions of figures in text order. Figures have a form of their own, so patterns find them and no lexicon is needed.
 * @param finders The finders to run; all by default.
 */
export function figureMentions({ blocks, capturedAt: captured }: DatedText, folded: string, finders = ALL): Mention[] {
  const found = blocks.flatMap(({ start, end, role }, block) => {
    const words = folded.slice(start, end)
    const text = figureText(words, start)
    return finders.flatMap((find) => find(text, { start, role, words, captured })).map((figure): Mention => ({ ...figure, block, role }))
  })
  return inOrder(found)
}
