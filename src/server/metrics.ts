import type { SourceHealth } from '#ingestion/watch/sourceHealth.ts'
import type { RunRecord } from '#storage/runs.ts'
import { requestCounts } from './http/requestCounts.ts'
import type { Runtime } from './runtime.server.ts'

type Sample = { labels: Record<string, string>; value: number }
type Metric = { name: string; type: 'gauge' | 'counter'; help: string; samples: Sample[] }

/** How this process and its sources stand, in the text format of Prometheus. Labels have a bounded set of values; nothing is personal. */
export function metricsText(runtime: Runtime): string {
  const sources = runtime.sources()
  const metrics = [...sourceMetrics(sources), ...snapshotMetrics(runtime), runMetric(runtime.runs()), ...processMetrics()]
  return `${metrics
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join('\n')}\n`
}

function sourceMetrics(sources: readonly SourceHealth[]): Metric[] {
  const each = (value: (source: SourceHealth) => number | null) =>
    sources.flatMap((one) => {
      const figure = value(one)
      return figure === null ? [] : [{ labels: { source: one.source }, value: figure }]
    })
  return [
    gauge(
      'yapa_source_age_seconds',
      'Since the last good capture of the source.',
      each(({ ageHours }) => (ageHours === null ? null : Math.round(ageHours * 3_600))),
    ),
    gauge(
      'yapa_source_stale',
      '1 when there is no good capture of the last 48 hours.',
      each(({ isStale }) => Number(isStale)),
    ),
    gauge(
      'yapa_source_cards',
      'Cards of the published capture.',
      each(({ lastGood }) => lastGood?.cards ?? null),
    ),
    gauge(
      'yapa_source_promotions',
      'Published promotions of the source.',
      each(({ lastGood }) => lastGood?.promotions ?? null),
    ),
    gauge(
      'yapa_source_held',
      '1 when the quality gate holds the latest capture.',
      each(({ lastTry }) => lastTry && Number(lastTry.outcome === 'held')),
    ),
    gauge(
      'yapa_source_failed',
      '1 when the latest try failed.',
      each(({ lastTry }) => lastTry && Number(lastTry.outcome === 'failed')),
    ),
  ]
}

function snapshotMetrics(runtime: Runtime): Metric[] {
  const snapshot = runtime.snapshot()
  const one = (value: number): Sample[] => [{ labels: {}, value }]
  const age = snapshot && Math.max(0, Math.round((runtime.clock.now().getTime() - Date.parse(snapshot.publishedAt)) / 1_000))
  return [
    gauge('yapa_snapshot_version', 'Version of the published snapshot in memory.', snapshot ? one(snapshot.version) : []),
    gauge('yapa_snapshot_age_seconds', 'Since the snapshot was published.', age === null ? [] : one(age)),
    gauge('yapa_storage_reachable', '1 when the database answered last time.', one(Number(runtime.storage().reachable))),
  ]
}

function runMetric(runs: readonly RunRecord[]): Metric {
  const counts = Map.groupBy(runs, ({ outcome }) => outcome ?? 'running')
  const samples = [...counts].map(([outcome, all]) => ({ labels: { outcome }, value: all.length }))
  return gauge('yapa_recent_runs', 'The latest runs of ingestion on record, at most 120, by outcome.', samples)
}

function processMetrics(): Metric[] {
  const answers = [...requestCounts()].sort().map(([key, value]) => {
    const [route = '', status = ''] = key.split(' ')
    return { labels: { route, status }, value }
  })
  return [
    { name: 'yapa_http_answers_total', type: 'counter', help: 'Answers by kind of route and class of status.', samples: answers },
    gauge('process_resident_memory_bytes', 'Resident memory.', [{ labels: {}, value: process.memoryUsage.rss() }]),
    gauge('process_uptime_seconds', 'Since the process started.', [{ labels: {}, value: Math.round(process.uptime()) }]),
  ]
}

function gauge(name: string, help: string, samples: Sample[]): Metric {
  return { name, type: 'gauge', help, samples }
}

function textOf({ name, type, help, samples }: Metric): string {
  const lines = samples.map(({ labels, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text.replace(/[\\"\n]/g, '_')}"`)
    return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}
