import { type Clock, today } from '#domain/calendar/clock.ts'
import { ALL_SOURCE_SLUGS } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import type { CardReader } from '../read/reading.ts'
import type { Source } from '../sources/source.ts'
import { runSources } from './run.ts'

/**
 * Publishes our example cards through the usual steps, while nothing real is published. Dates are relative to today, so
 * another day's example is replaced; today's changes nothing.
 * @param cards Today's cards of all sources (`exampleCards(today(clock))`).
 * @returns Whether there is a new example snapshot.
 */
export async function seedExample(
  storage: Pick<Storage, 'db'>,
  { cards, read, clock }: { cards: readonly CapturedCard[]; read: CardReader; clock: Clock },
): Promise<boolean> {
  const current = await loadLatestEditions(storage.db)
  if (current?.kind === 'real') return false
  const report = await runSources(storage, { kind: 'example', sources: exampleSources(cards, clock), read, clock })
  return report.snapshotVersion !== null
}

function exampleSources(cards: readonly CapturedCard[], clock: Clock): Source[] {
  const capturedAt = today(clock)
  const named = new Set(cards.map(({ source }) => source))
  return ALL_SOURCE_SLUGS.filter((source) => named.has(source)).map((source) => ({
    source,
    read: async () => ({ source, capturedAt, cards: cards.filter((card) => card.source === source), unreadable: 0 }),
  }))
}
