import { millisecondsUntilTomorrow, today } from '#domain/calendar/clock.ts'
import type { Runtime } from '../runtime.server.ts'
import type { PageEdition } from './keptAnswers.ts'

/** Milliseconds for which the edition is not computed again, since many requests arrive together. */
const GLANCE = 250

/** The parts of the runtime that name an edition. */
type Made = Pick<Runtime, 'snapshot' | 'freshness' | 'clock'>

/** Returns a function that tells the current edition; null while nothing is published. @param build A name that changes with every build. */
export function pageEditions(runtime: Made, build: string, elapsed = () => performance.now()): () => PageEdition | null {
  let seen: { at: number; edition: PageEdition | null } | null = null
  return () => {
    if (seen === null || elapsed() - seen.at > GLANCE) seen = { at: elapsed(), edition: editionNow(runtime, build) }
    return seen.edition
  }
}

function editionNow({ snapshot, freshness, clock }: Made, build: string): PageEdition | null {
  const current = snapshot()
  if (current === null) return null
  const stale = freshness().flatMap(({ chain, isStale }) => (isStale ? [chain] : []))
  return { name: [build, current.name, today(clock), ...stale].join(' '), endsIn: millisecondsUntilTomorrow(clock) }
}
