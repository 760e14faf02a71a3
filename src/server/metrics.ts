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
  gaugeState(now, runtime)
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

function gaugeState(registry: Registry, runtime: Runtime): void {
  const one = (name: string, help: string, value: boolean) => new Gauge({ name, help, registers: [registry] }).set(Number(value))
  one('yapa_storage_reachable', '1 when the database answered last time.', runtime.storage().reachable)
  const schedule = runtime.schedule()
  if (schedule === null) return
  one('yapa_schedule_late', '1 when the schedule has not looked for 20 minutes.', schedule.isLate)
  one('yapa_clock_wrong', '1 when the schedule last looked in the future, by the clock of this machine.', schedule.isClockWrong)
}
