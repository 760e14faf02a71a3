import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { keepSnapshot, type SnapshotKeeper, type SnapshotSource } from '#server/snapshotKeeper.ts'
import { StoredDataError } from '#storage/jsonColumn.ts'

const snapshotOf = (version: number): Snapshot => ({
  name: String(version),
  version,
  publishedAt: '2026-03-27T15:00:00Z',
  kind: 'real',
  sources: [],
  promotions: [],
  feeds: [],
})

/** A database in memory that publishes and fails on demand. */
function fakeSource() {
  const state = {
    version: null as number | null,
    unknown: [] as string[],
    failure: null as unknown,
    down: false,
    loads: 0,
    runs: '',
    runLoads: 0,
    opened: 0,
    closed: 0,
  }
  const answer = async <T>(value: () => T): Promise<T> => {
    if (state.down) throw state.failure ?? new Error('connection refused')
    return value()
  }
  const source: SnapshotSource = {
    unknownMigrations: () => answer(() => state.unknown),
    latestName: () => answer(() => (state.version === null ? null : String(state.version))),
    latestSnapshot: () =>
      answer(() => {
        state.loads++
        return state.version === null ? null : snapshotOf(state.version)
      }),
    runMark: () => answer(() => state.runs),
    latestRuns: () =>
      answer(() => {
        state.runLoads++
        return []
      }),
    lastHeartbeat: () => answer(() => '2026-03-27T15:00:00Z'),
    time: () => answer(() => Date.now()),
    cardOf: () => answer(() => null),
    changesOf: () => answer(() => []),
    recentChanges: () => answer(() => []),
    endedOf: async () => [],
    isReadOnly: false,
    isDiskFull: () => answer(() => false),
    close: async () => void state.closed++,
  }
  const open = () =>
    answer(() => {
      state.opened++
      return source
    })
  return { state, open }
}

describe('keepSnapshot', () => {
  let keeper: SnapshotKeeper
  afterEach(async () => {
    vi.restoreAllMocks()
    await keeper.close()
  })

  test('loads a snapshot once and reads it from memory afterwards', async () => {
    const { state, open } = fakeSource()
    state.version = 1
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(1)
    expect(state.loads).toBe(1)
  })

  test('reads the records of runs when one begins or ends, and only then', async () => {
    const { state, open } = fakeSource()
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    expect(state.runLoads).toBe(0)
    for (const mark of ['1 ', '1 ', '1 published', '1 published']) {
      state.runs = mark
      await keeper.refresh()
    }
    expect(state.runLoads).toBe(2)
  })

  test('notices a later publication', async () => {
    const { state, open } = fakeSource()
    keeper = keepSnapshot(open, 5)
    await keeper.refresh()
    expect(keeper.index()).toBeNull()
    state.version = 7
    await expect.poll(() => keeper.index()?.snapshot.version).toBe(7)
  })

  test('serves the last snapshot while the source is away, says so, and recovers', async () => {
    const { state, open } = fakeSource()
    state.version = 1
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    state.down = true
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(1)
    expect(keeper.status()).toMatchObject({ reachable: false, trouble: 'unreachable' })
    state.down = false
    state.version = 2
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(2)
    expect(keeper.status()).toMatchObject({ reachable: true, trouble: null })
    expect(state).toMatchObject({ opened: 2, closed: 1 })
  })

  test('keeps what it has once a newer version changes the database, and reads one that was newer at its start', async () => {
    const { state, open } = fakeSource()
    state.version = 1
    state.unknown = ['0098-later']
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    expect(keeper.status()).toMatchObject({ reachable: true, trouble: null })
    state.unknown = ['0098-later', '0099-later-contract']
    state.version = 2
    await keeper.refresh()
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(1)
    expect(keeper.status()).toMatchObject({ reachable: false, trouble: 'newer' })
  })

  test.each([
    ['what this version cannot read', new StoredDataError('promotions: not an array'), 'unreadable'],
    ['a mistake of ours', new TypeError('x is not a function'), 'fault'],
    ['a driver that fails', Object.assign(new Error('disk I/O error'), { errcode: 10 }), 'unreachable'],
  ])('tells %s, and logs it once', async (_, failure, trouble) => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((message, err) => void lines.push(`${message}: ${err}`))
    const { state, open } = fakeSource()
    state.version = 1
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    Object.assign(state, { down: true, failure })
    await keeper.refresh()
    await keeper.refresh()
    expect(keeper.status()).toMatchObject({ reachable: false, trouble })
    expect(lines).toEqual([`the database cannot be read; what was read last is served: ${failure}`])
    state.down = false
    await keeper.refresh()
    state.down = true
    await keeper.refresh()
    expect(lines).toHaveLength(2)
  })

  test('starts without a source and finds it later', async () => {
    const { state, open } = fakeSource()
    state.down = true
    keeper = keepSnapshot(open, 60_000)
    await keeper.refresh()
    expect(keeper.status().reachable).toBe(false)
    Object.assign(state, { down: false, version: 3 })
    await keeper.refresh()
    expect(keeper.index()?.snapshot.version).toBe(3)
  })

  test('looks once for calls at the same time', async () => {
    const { state, open } = fakeSource()
    state.version = 1
    keeper = keepSnapshot(open, 60_000)
    await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh()])
    expect(state).toMatchObject({ opened: 1, loads: 1 })
  })
})
