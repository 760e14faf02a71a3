import type { CivilDate } from '#domain/calendar.ts'
import type { Block, RawCard } from '#domain/capture.ts'
import { agesIn } from './ages.ts'
import { datesIn } from './dates.ts'
import { durationsIn } from './duration.ts'
import { eachIn } from './each.ts'
import { instalmentsIn, singlePaymentsIn } from './instalments.ts'
import { levelsIn } from './levels.ts'
import { inOrder, type Mention } from './mention.ts'
import { moneyIn } from './money.ts'
import { figureText } from './numbers.ts'
import { percentagesIn } from './percent.ts'
import { sectionsIn } from './sections.ts'
import { usesIn } from './uses.ts'
import { weekdaysIn } from './weekdays.ts'

type Figure<K extends Mention['kind']> = Pick<Extract<Mention, { kind: K }>, 'kind' | 'value' | 'start' | 'end'>
type AnyFigure = { [K in Mention['kind']]: Figure<K> }[Mention['kind']]
/** A text with its blocks; the date of capture lends dates their year. */
type DatedText = { blocks: readonly Block[] } & Pick<RawCard, 'capturedAt'>

/**
 * Figures have their own form and are found by patterns: amounts, percentages, instalments, lengths of time, dates, weekdays. In order of the
 * text.
 */
export function figureMentions(card: DatedText, folded: string): Mention[] {
  return inOrder(
    card.blocks.flatMap((block, index) =>
      figuresOf(folded.slice(block.start, block.end), block, card.capturedAt).map(
        (figure): Mention => ({ ...figure, block: index, role: block.role }),
      ),
    ),
  )
}

function figuresOf(words: string, { start, role }: Block, captured: CivilDate): AnyFigure[] {
  const text = figureText(words, start)
  return [
    ...moneyIn(text),
    ...percentagesIn(text, role),
    ...instalmentsIn(text, role),
    ...durationsIn(text).map((found) => ({ kind: 'duration' as const, ...found })),
    ...datesIn(text, captured).map((found) => ({ kind: 'date' as const, ...found })),
    ...weekdaysIn(text).map(({ days, ...span }) => ({ kind: 'weekdays' as const, value: days, ...span })),
    ...singlePaymentsIn(text).map((span) => ({ kind: 'singlePayment' as const, value: true as const, ...span })),
    ...usesIn(text).map((found) => ({ kind: 'uses' as const, ...found })),
    ...agesIn(text).map(({ age, ...span }) => ({
      kind: 'people' as const,
      value: { kind: 'age' as const, value: String(age) },
      ...span,
    })),
    ...eachIn(text),
    ...(role === 'legal' ? sectionsIn(words, start) : []).map((found) => ({ kind: 'section' as const, ...found })),
    ...(words.includes('nivel') ? levelsIn(words, start) : []).map((found) => ({ kind: 'level' as const, ...found })),
  ]
}
