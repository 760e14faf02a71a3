import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import { takeLeases } from '#ingestion/publish/runLeases.ts'
import type { Source } from '#ingestion/sources/source.ts'
import { listLeases, takeLease } from '#storage/leases.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { describeOnBothDatabases } from '../../storage/databases.ts'
import { aCard, plainReader } from '../samples.ts'

const clock = frozenClock(new Date('2026-03-27T15:00:00Z'))
const capture = { source: 'carrefour' as const, capturedAt: '2026-03-27', cards: [aCard('one')], unreadable: 0 }

/** A source that waits until the test lets it answer. */
function slowSource(): { source: Source; asked: Promise<void>; answer: () => void } {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const read = async () => {
    asked.resolve()
    await answered.promise
    return capture
  }
  return { source: { source: 'carrefour', read }, asked: asked.promise, answer: answered.resolve }
}

describeOnBothDatabases('the leases of a run', (databases) => {
  const run = (db: Parameters<typeof takeLeases>[0], source: Source): Promise<RunReport> =>
    runSources({ db }, { kind: 'live', sources: [source], read: plainReader, clock })

  it('let one run read a source at a time, over several connections, and the next one when it is done', async () => {
    const settings = await databases.settings()
    const [first, second] = [await databases.open(settings), await databases.open(settings)]
    const slow = slowSource()
    const running = run(first.db, slow.source)
    await slow.asked
    let asked = false
    const other: Source = {
      source: 'carrefour',
      read: async () => {
        asked = true
        return capture
      },
    }
    const busy = await run(second.db, other)
    expect(busy.sources).toMatchObject([{ source: 'carrefour', outcome: 'busy', error: 'Ya se está leyendo en otro proceso.' }])
    expect(asked).toBe(false)
    // A run that did nothing leaves no record.
    expect(await loadLatestRuns(second.db)).toHaveLength(1)
    slow.answer()
    expect((await running).outcome).toBe('published')
    expect((await run(second.db, other)).outcome).toBe('unchanged')
    expect(asked).toBe(true)
  })

  it('go to one of many runs that ask at once', async () => {
    const settings = await databases.settings()
    const storages = await Promise.all([1, 2, 3, 4].map(() => databases.open(settings)))
    const taken = await Promise.all(
      storages.flatMap(({ db }) => [takeLeases(db, ['coto', 'makro'], clock), takeLeases(db, ['makro', 'coto'], clock)]),
    )
    for (const source of ['coto', 'makro'] as const) expect(taken.filter((one) => one.has(source))).toHaveLength(1)
    for (const one of taken) await one.release()
    const next = await takeLeases(storages[0]?.db as never, ['coto', 'makro'], clock)
    expect([next.has('coto'), next.has('makro')]).toEqual([true, true])
    await next.release()
  })

  it('are taken over from a dead run, at once on this machine, and from another machine when they expire', async () => {
    const { db } = await databases.open()
    const now = clock.now().toISOString()
    const later = new Date(clock.now().getTime() + 120_000).toISOString()
    // Taken by a clock that was wrong, once.
    const wrong = { now: '2030-01-01T00:00:00.000Z', until: '2030-01-01T00:03:00.000Z' }
    await takeLease(db, { source: 'jumbo', holder: 'elsewhere:1:0:gone', free: null }, wrong)
    // No process has this number: the largest that any system gives is smaller.
    await takeLease(db, { source: 'coto', holder: `${hostname()}:99999999:0:gone`, free: null }, { now, until: later })
    await takeLease(db, { source: 'dia', holder: 'elsewhere:1:0:alive', free: null }, { now, until: later })
    await takeLease(
      db,
      { source: 'makro', holder: 'elsewhere:1:0:gone', free: null },
      { now: '2020-01-01T00:00:00.000Z', until: '2020-01-01T00:01:00.000Z' },
    )
    const taken = await takeLeases(db, ['coto', 'dia', 'jumbo', 'makro'], clock)
    expect(['coto', 'dia', 'jumbo', 'makro'].filter((chain) => taken.has(chain as 'coto'))).toEqual(['coto', 'jumbo', 'makro'])
    await taken.release()
  })

  it('that were lost in the meantime publish nothing', async () => {
    const { db } = await databases.open()
    const slow = slowSource()
    const running = run(db, slow.source)
    await slow.asked
    // As if it had slept for hours, and somebody else had begun.
    await db.updateTable('source_leases').set({ holder: 'elsewhere:1:0:quicker' }).where('source', '=', 'carrefour').execute()
    slow.answer()
    expect(await running).toMatchObject({
      outcome: 'failed',
      snapshotVersion: null,
      sources: [{ outcome: 'failed', error: expect.stringContaining('otro proceso') }],
    })
    expect(await loadLatestSnapshot(db)).toBeNull()
    expect((await listLeases(db))[0]?.holder).toBe('elsewhere:1:0:quicker')
  })
})
