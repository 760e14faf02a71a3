import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import type { RefusedCount } from '#domain/promotion/snapshot.ts'

/** How the latest try at a source went, for operators. */
export type TryStatus = {
  /** ISO instant. */
  at: string
  outcome: 'published' | 'unchanged' | 'held' | 'failed'
  verdict: 'publish' | 'publish with warning' | 'hold' | null
  /** The gate's reasons, or why the source failed (Spanish). */
  reasons: string[]
  unreadable: number
  /** How it was fetched; null from an archive. */
  fetched: { way: string; requests: number; bytes: number; notModified: boolean; leftOut: number; warnings: string[] } | null
}

export type SourceStatus = {
  source: ChainSlug
  lastGood: { capturedAt: CivilDate; at: string | null; cards: number; promotions: number; refused: RefusedCount[] } | null
  ageHours: number | null
  ageDays: number | null
  isStale: boolean
  /** Since when what is read is held back (ISO instant), where that has become long; null: it is not. */
  heldLongSince: string | null
  /** ISO instant; null where this process does not run the schedule. */
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
  sources: { source: ChainSlug; outcome: TryStatus['outcome']; promotions: number }[]
}

/** Everything that the page of the sources is made of. */
export type StatusData = {
  kind: 'example' | 'real' | null
  version: number | null
  publishedAt: string | null
  /** How many of the promotions that are shown a person verified, and how many are not shown before one does. */
  reviews: { shown: number; reviewed: number; waiting: number }
  today: CivilDate
  /** `isOurs`: the database answers, and what is wrong is what we keep there or how we read it. */
  storage: { reachable: boolean; since: string; isOurs: boolean }
  /** When the schedule last looked (ISO instant), once it is late; null: it is not, or there is none. */
  scheduleSilentSince: string | null
  sources: SourceStatus[]
  runs: RunStatus[]
}
