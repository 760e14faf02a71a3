import { millisecondsUntilTomorrow, today } from '#domain/calendar/clock.ts'
import type { PageEdition } from './http/keptAnswers.ts'
import type { Runtime } from './runtime.server.ts'

/** Milliseconds for which an edition is not looked at again: many requests arrive within them. */
const GLANCE = 250

/** The parts of the runtime that name an edition. */
type Made = Pick<Runtime, 'snapshot' | 'freshness' | 'clock'>

/** What pages are made of now, for those that are kept; null while nothing is published. @param build Changes with every build. */
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
