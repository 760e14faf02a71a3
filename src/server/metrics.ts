import { Gauge, Registry, register } from 'prom-client'
import { STALE_AFTER_HOURS } from '#domain/promotion/freshness.ts'
import type { SourceHealth } from '#ingestion/watch/sourceHealth.ts'
import type { Runtime } from './runtime.server.ts'

/**
 * Writes the metrics in the text format of Prometheus: what the process has counted, and what the runtime knows at this moment. Labels have
 * a bounded set of values; nothing is personal.
 */
export async function metricsText(runtime: Runtime): Promise<string> {
  const now = new Registry()
  gaugeSources(now, runtime.sources())
  gaugeSnapshot(now, runtime)
  gaugeSchedule(now, runtime)
  gaugeRuns(now, runtime)
  return Registry.merge([register, now]).metrics()
}

export const METRICS_TYPE = register.contentType

const SOURCE_GAUGES: { name: string; help: string; value: (source: SourceHealth) => number | null | undefined }[] = [
  {
    name: 'yapa_source_age_seconds',
    help: 'Since the last good capture of the source.',
    value: ({ ageHours }) => ageHours && Math.round(ageHours * 3_600),
  },
  {
    name: 'yapa_source_stale',
    help: `1 when there is no good capture of the last ${STALE_AFTER_HOURS} hours.`,
    value: ({ isStale }) => Number(isStale),
  },
  { name: 'yapa_source_cards', help: 'Cards of the published capture.', value: ({ lastGood }) => lastGood?.cards },
  { name: 'yapa_source_promotions', help: 'Published promotions of the source.', value: ({ lastGood }) => lastGood?.promotions },
  {
    name: 'yapa_source_held',
    help: '1 when the quality gate holds the latest capture.',
    value: ({ lastTry }) => lastTry && Number(lastTry.outcome === 'held'),
  },
  {
    name: 'yapa_source_failed',
    help: '1 when the latest try failed.',
    value: ({ lastTry }) => lastTry && Number(lastTry.outcome === 'failed'),
  },
  { name: 'yapa_model_read', help: 'Texts that the model read at the latest try.', value: ({ lastTry }) => lastTry?.asked?.read },
  { name: 'yapa_model_dropped', help: 'Answers of the model that were dropped then.', value: ({ lastTry }) => droppedOf(lastTry) },
  { name: 'yapa_model_left', help: 'Texts that no model has read yet.', value: ({ lastTry }) => lastTry?.asked?.left },
]

const droppedOf = (lastTry: SourceHealth['lastTry']) =>
  lastTry?.asked && Object.values(lastTry.asked.dropped).reduce((sum, count) => sum + count, 0)

function gaugeSources(registry: Registry, sources: readonly SourceHealth[]): void {
  for (const { name, help, value } of SOURCE_GAUGES) {
    const known = sources.map((one) => ({ source: one.source, figure: value(one) ?? null })).filter(({ figure }) => figure !== null)
    if (known.length === 0) continue
    const gauge = new Gauge({ name, help, labelNames: ['source'], registers: [registry] })
    for (const { source, figure } of known) gauge.set({ source }, figure ?? 0)
  }
}

function gaugeSnapshot(registry: Registry, runtime: Runtime): void {
  const one = (name: string, help: string, value: number) => new Gauge({ name, help, registers: [registry] }).set(value)
  const snapshot = runtime.snapshot()
  if (snapshot) {
    const age = Math.max(0, Math.round((runtime.clock.now().getTime() - Date.parse(snapshot.publishedAt)) / 1_000))
    one('yapa_snapshot_version', 'Version of the published snapshot in memory.', snapshot.version)
    one('yapa_snapshot_age_seconds', 'Since the snapshot was published.', age)
  }
  one(
    'yapa_database_clock_ahead_seconds',
    'By how much the clock of the database is ahead of this machine.',
    runtime.clockDifference().seconds,
  )
  one('yapa_storage_reachable', '1 when the database answered last time.', Number(runtime.storage().reachable))
}

function gaugeSchedule(registry: Registry, { clock, schedule }: Runtime): void {
  const status = schedule()
  if (status === null) return
  const one = (name: string, help: string, value: number) => new Gauge({ name, help, registers: [registry] }).set(value)
  const { lastLookAt, isLate, isClockWrong } = status
  if (lastLookAt !== null) {
    const age = Math.round((clock.now().getTime() - Date.parse(lastLookAt)) / 1_000)
    one('yapa_schedule_heartbeat_age_seconds', 'Since the schedule last looked what is due.', age)
  }
  one('yapa_schedule_late', '1 when the schedule has not looked for 20 minutes.', Number(isLate))
  one('yapa_clock_wrong', '1 when the schedule last looked in the future, by the clock of this machine.', Number(isClockWrong))
}

function gaugeRuns(registry: Registry, runtime: Runtime): void {
  const counts = Map.groupBy(runtime.runs(), ({ outcome }) => outcome ?? 'running')
  if (counts.size === 0) return
  const help = 'The latest runs of ingestion on record, at most 120, by outcome.'
  const gauge = new Gauge({ name: 'yapa_recent_runs', help, labelNames: ['outcome'], registers: [registry] })
  for (const [outcome, runs] of counts) gauge.set({ outcome }, runs.length)
}
