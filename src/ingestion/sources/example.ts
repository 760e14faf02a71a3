import type { CivilDate } from '#domain/calendar.ts'
import type { CapturedCard } from '#domain/capture.ts'
import type { ChainSlug } from '#domain/chain.ts'
import { carrefourExamples } from './example/carrefour.ts'
import { changomasExamples } from './example/changomas.ts'
import { cotoExamples } from './example/coto.ts'
import { diaExamples } from './example/dia.ts'
import { type ExampleCard, type ExampleDates, exampleDates } from './example/exampleDates.ts'
import { jumboExamples } from './example/jumbo.ts'
import { makroExamples } from './example/makro.ts'

const CHAIN_EXAMPLES: readonly [ChainSlug, (dates: ExampleDates) => ExampleCard[]][] = [
  ['carrefour', carrefourExamples],
  ['coto', cotoExamples],
  ['dia', diaExamples],
  ['jumbo', jumboExamples],
  ['changomas', changomasExamples],
  ['makro', makroExamples],
]

/**
 * The example data set: cards of all chains in each source's own raw form, so that they travel the way real ones do. Every word
 * and figure of them is ours and no chain, bank or wallet announced any: they must be shown as examples. The same day gives the
 * same cards; the ids are the same on every day.
 */
export function exampleCards(today: CivilDate): CapturedCard[] {
  const dates = exampleDates(today)
  return CHAIN_EXAMPLES.flatMap(([source, examples]) => examples(dates).map((card) => ({ ...card, source, capturedAt: today })))
}
