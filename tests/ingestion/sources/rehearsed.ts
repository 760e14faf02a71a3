import { exampleCards } from '#chains/examples.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import { POLITE_LIMITS, PoliteClient, type PoliteLimits, type PoliteSettings } from '#ingestion/fetch/politeClient.ts'
import type { SourceCapture } from '#ingestion/sources/fetchSource.ts'
import { type LiveConfig, type LiveSource, makeLiveSources } from '#ingestion/sources/liveSources.ts'
import type { FaultName } from '#rehearsal/faults.ts'

export const NOW = new Date('2026-11-20T15:00:00Z')
export const clock = frozenClock(NOW)
export const CARDS = exampleCards('2026-11-20')

/** As patient as a test can be. */
export const QUICK: PoliteLimits = {
  ...POLITE_LIMITS,
  request: { answer: 250, total: 500, bytes: 8 * 1024 ** 2 },
  source: { total: 8_000, bytes: 24 * 1024 ** 2, requests: 40 },
  backOff: 5,
  pause: 2,
  retryAfter: 300,
}

/** Generous limits where a test is not about time: on a loaded machine a good answer may take long. */
const PATIENT: PoliteLimits = {
  ...QUICK,
  request: { ...QUICK.request, answer: 10_000, total: 20_000 },
  source: { ...QUICK.source, total: 60_000 },
}

/** The limits for a source with the fault. */
export const limitsFor = (fault: FaultName): PoliteLimits => (fault === 'time-out' || fault === 'slow-drip' ? QUICK : PATIENT)

export function rehearsedSources(url: string, settings: PoliteSettings = {}, config: Partial<LiveConfig> = {}): LiveSource[] {
  const client = new PoliteClient({ limits: QUICK, hosts: { '*': url }, ...settings })
  return makeLiveSources({ client, clock, ...config })
}

export function sourceOf(sources: readonly LiveSource[], slug: SourceSlug): LiveSource {
  const source = sources.find((one) => one.source === slug)
  if (!source) throw new Error(`no source of ${slug}`)
  return source
}

/** What a source that should fail says; fails the test when it answers after all. */
export async function problemOf(reading: Promise<SourceCapture>): Promise<LiveSourceError> {
  const outcome = await reading.catch((error: unknown) => error)
  if (outcome instanceof LiveSourceError) return outcome
  throw new Error(`expected a LiveSourceError, got ${JSON.stringify(outcome)?.slice(0, 300)}`, { cause: outcome })
}
