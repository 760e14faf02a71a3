import type { CivilDate } from '#domain/calendar.ts'
import type { Block, RawCard } from '#domain/capture.ts'
import { agesIn } from './ages.ts'
import { datesIn } from './dates.ts'
import { durationsIn } from './duration.ts'
import { eachIn } from './each.ts'
import { instalmentsIn, singlePaymentsIn } from './instalments.ts'
import { levelsIn } from './levels.ts'
import type { Mention } from './mention.ts'
import { moneyIn } from './money.ts'
import { percentagesIn } from './percent.ts'
import { sectionsIn } from './sections.ts'
import { usesIn } from './uses.ts'
import { weekdaysIn } from './weekdays.ts'

type Figure<K extends Mention['kind']> = Pick<Extract<Mention, { kind: K }>, 'kind' | 'value' | 'start' | 'end'>
type AnyFigure = { [K in Mention['kind']]: Figure<K> }[Mention['kind']]
/** A text with its blocks; the date of capture lends dates their year. */
type DatedText = Pick<RawCard, 'blocks' | 'capturedAt'>

/** Figures have their own form and are found by patterns: amounts, percentages, instalments, lengths of time, dates, weekdays. */
export function figureMentions(card: DatedText, folded: string): Mention[] {
  return card.blocks.flatMap((block, index) =>
    figuresOf(folded.slice(block.start, block.end), block, card.capturedAt).map(
      (figure): Mention => ({ ...figure, block: index, role: block.role }),
    ),
  )
}

function figuresOf(words: string, { start, role }: Block, captured: CivilDate): AnyFigure[] {
  return [
    ...moneyIn(words, start),
    ...percentagesIn(words, start, role),
    ...instalmentsIn(words, start, role),
    ...durationsIn(words, start).map((found) => ({ kind: 'duration' as const, ...found })),
    ...datesIn(words, captured, start).map((found) => ({ kind: 'date' as const, ...found })),
    ...weekdaysIn(words, start).map(({ days, ...span }) => ({ kind: 'weekdays' as const, value: days, ...span })),
    ...singlePaymentsIn(words, start).map((span) => ({ kind: 'singlePayment' as const, value: true as const, ...span })),
    ...usesIn(words, start).map((found) => ({ kind: 'uses' as const, ...found })),
    ...agesIn(words, start).map(({ age, ...span }) => ({
      kind: 'people' as const,
      value: { kind: 'age' as const, value: String(age) },
      ...span,
    })),
    ...eachIn(words, start),
    ...(role === 'legal' ? sectionsIn(words, start) : []).map((found) => ({ kind: 'section' as const, ...found })),
    ...(words.includes('nivel') ? levelsIn(words, start) : []).map((found) => ({ kind: 'level' as const, ...found })),
  ]
}
