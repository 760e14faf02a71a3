import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS, isFeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type ExampleCard, type ExampleDates, exampleDates } from './exampleDates.ts'

type Examples = (dates: ExampleDates) => ExampleCard[]

/** Every main chain and every feed has examples, found by the folder's name. */
const EXAMPLES = await Promise.all(
  [...CHAIN_SLUGS, ...FEED_SLUGS].map(async (source) => {
    const { examples }: { examples: Examples } = isFeedSlug(source)
      ? await import(`../feeds/${source}/example.ts`)
      : await import(`./${source}/example.ts`)
    return { source, examples }
  }),
)

/** Returns the example cards in each source's raw form, with the same ids on every day. All words and figures are invented. */
export function exampleCards(today: CivilDate): CapturedCard[] {
  const dates = exampleDates(today)
  return EXAMPLES.flatMap(({ source, examples }) => examples(dates).map((card) => ({ ...card, source, capturedAt: today })))
}
