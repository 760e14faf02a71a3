import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { AskedCounts } from '#domain/promotion/readings.ts'
import type { RefusedCount } from '#domain/promotion/snapshot.ts'

/** The latest attempt to read a source, for operators. */
export type TryStatus = {
  /** ISO instant. */
  at: string
  outcome: 'published' | 'unchanged' | 'held' | 'failed'
  verdict: 'publish' | 'publish with warning' | 'hold' | null
  /** The gate's reasons, or the source's failure (Spanish). */
  reasons: string[]
  unreadable: number
  /** Details of the download; null from an archive. */
  fetched: { way: string; requests: number; bytes: number; leftOut: number; warnings: string[]; ofNoChain?: number | undefined } | null
  /** What came of asking a model; null when none was asked. */
  asked: AskedCounts | null
}

export type SourceStatus = {
  source: SourceSlug
  lastGood: { capturedAt: CivilDate; at: string | null; cards: number; promotions: number; refused: RefusedCount[] } | null
  ageHours: number | null
  ageDays: number | null
  isStale: boolean
  /** The instant since when data is held back, once that is long; null otherwise. */
  heldLongSince: string | null
  /** ISO instant; null when this process does not run the schedule. */
  nextReadingAt: string | null
  lastTry: TryStatus | null
}

export type RunStatus = {
  id: number
  kind: 'archive' | 'live' | 'example' | 'stored'
  /** ISO instant. */
  startedAt: string
  /** Whole seconds; null while it is running. */
  seconds: number | null
  outcome: 'published' | 'unchanged' | 'partial' | 'failed' | 'stopped' | 'interrupted' | null
  error: string | null
  sources: { source: SourceSlug; outcome: TryStatus['outcome']; promotions: number }[]
}

export type StatusData = {
  kind: 'example' | 'real' | null
  version: number | null
  publishedAt: string | null
  /** Numbers of shown promotions, of those verified by a person, and of those that wait for a review. */
  reviews: { shown: number; reviewed: number; waiting: number }
  today: CivilDate
  /** `away`: the database does not answer; `ours`: it does, and the fault is in our data or in how we read it; `full`: it is only read. */
  storage: { since: string; trouble: 'away' | 'ours' | 'full' | null }
  /** The schedule's last check (ISO instant) once it is late; null when it is on time, or there is no schedule. */
  scheduleSilentSince: string | null
  sources: SourceStatus[]
  /** In what a chain and an issuer contradict each other: the promotion's id, and a sentence each. */
  contradictions: { id: string; words: string }[]
  runs: RunStatus[]
}
