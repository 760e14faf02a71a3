import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import { findAges } from './ages.ts'
import { findDates } from './dates.ts'
import { findDurations } from './duration.ts'
import { findInstalments, findSinglePayments } from './instalments.ts'
import { findLevels } from './levels.ts'
import { type Mention, sortMentions } from './mention.ts'
import { findAmounts } from './money.ts'
import { findPercentages } from './percent.ts'
import { findSectionOpenings } from './sections.ts'
import { findUnitsAfterSlash } from './slashedUnits.ts'
import { type TokenisedText, tokeniseText } from './tokens.ts'
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
