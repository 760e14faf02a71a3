import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type ExampleCard, type ExampleDates, exampleDates } from './exampleDates.ts'

type Examples = (dates: ExampleDates) => ExampleCard[]

/** A chain that is always there has examples; found by the folder's name (docs/decisions/0031). */
const CHAIN_EXAMPLES = await Promise.all(
  CHAIN_SLUGS.map(async (source) => {
    const { examples }: { examples: Examples } = await import(`./${source}/example.ts`)
    return { source, examples }
  }),
)

/**
 * The example data set: cards of all chains in each source's own raw form, so that they travel the way real ones do. Every word
 * and figure of them is ours and no chain, bank or wallet announced any: they must be shown as examples. The same day gives the
 * same cards; the ids are the same on every day.
 */
export function exampleCards(today: CivilDate): CapturedCard[] {
  const dates = exampleDates(today)
  return CHAIN_EXAMPLES.flatMap(({ source, examples }) => examples(dates).map((card) => ({ ...card, source, capturedAt: today })))
}
