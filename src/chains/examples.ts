import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type ExampleCard, type ExampleDates, exampleDates } from './exampleDates.ts'

type Examples = (dates: ExampleDates) => ExampleCard[]

/** Every main chain has examples, found by the folder's name. */
const CHAIN_EXAMPLES = await Promise.all(
  CHAIN_SLUGS.map(async (source) => {
    const { examples }: { examples: Examples } = await import(`./${source}/example.ts`)
    return { source, examples }
  }),
)

/** Returns the example cards in each source's raw form, with the same ids on every day. All words and figures are invented. */
export function exampleCards(today: CivilDate): CapturedCard[] {
  const dates = exampleDates(today)
  return CHAIN_EXAMPLES.flatMap(({ source, examples }) => examples(dates).map((card) => ({ ...card, source, capturedAt: today })))
}
