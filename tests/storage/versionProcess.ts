import { createInterface } from 'node:readline'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { storeReport } from '#storage/reports.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'

/**
 * A version of Yapa as a process of its own: it opens the database of its first argument, and does what each line of its input says, one after the
 * other. For each it writes a line with what came of it. It runs from whatever copy of the sources it stands in.
 */

const NOW = '2026-03-27T15:00:00Z'
const { db, close } = await openOrCreateStorage(JSON.parse(process.argv[2] as string))

async function done(line: string): Promise<unknown> {
  const [verb, name = ''] = line.split(' ')
  if (verb === 'publish') {
    const cards = name.split(',').map((one) => aCard(one, { promotions: [{ discount: { type: 'porcentaje', value: 10 * one.length } }] }))
    const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards, unreadable: 0 })
    const clock = frozenClock(new Date(NOW))
    const { outcome, snapshotVersion } = await runSources(
      { db },
      { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock },
    )
    return { outcome, snapshotVersion }
  }
  if (verb === 'report') {
    const report = { message: name, email: null, field: null, promotionId: null, snapshotVersion: null }
    await storeReport(db, report, NOW)
    return 'kept'
  }
  const snapshot = await loadLatestSnapshot(db)
  return { version: snapshot?.version, cards: snapshot?.promotions.map(({ cardId }) => cardId), runs: (await loadLatestRuns(db)).length }
}

console.log(JSON.stringify('open'))
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await done(line)))
await close()
