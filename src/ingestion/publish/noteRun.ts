import { noteSighting } from '#storage/alerts.ts'
import type { SourceRecord } from '#storage/runs.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { Db, Instant } from '#storage/tables.ts'

/** Stores a run's observations in the transaction that closes its record. */
export async function storeRunObservations(transaction: Db, records: readonly SourceRecord[], at: Instant): Promise<void> {
  const published = new Map((await latestEditions(transaction))?.editions.map(({ source, capturedAt }) => [source, capturedAt]))
  for (const { source, outcome, reasons } of records) {
    const seen = outcome === 'held' || outcome === 'failed' ? outcome : 'good'
    await noteSighting(transaction, { source, at, outcome: seen, reasons, isStale: false, lastGoodAt: published.get(source) ?? null })
  }
}
