import { today } from '#domain/calendar/clock.ts'
import type { Runtime } from './runtime.server.ts'

/** Names the state of the data that pages and pictures are made of: the snapshot, the day, and the stale sources. Null while nothing is published. */
export function editionName({ snapshot, freshness, clock }: Pick<Runtime, 'snapshot' | 'freshness' | 'clock'>): string | null {
  const current = snapshot()
  if (current === null) return null
  return [current.name, today(clock), ...freshness().flatMap(({ source, isStale }) => (isStale ? [source] : []))].join(' ')
}
