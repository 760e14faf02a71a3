import { existsSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { getEditionName } from '#server/runtime.server.ts'
import { keepSnapshot, type SnapshotKeeper } from '#server/snapshotKeeper.ts'
import { openSnapshotSource } from '#server/snapshotSource.ts'
import { openOrCreateStorage, openStorage, SQLITE_FILE, type Storage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { temporaryFolders } from '../storage/databases.ts'
import { NOW } from './published.ts'

const folders = temporaryFolders()
let keeper: SnapshotKeeper | undefined
afterEach(() => keeper?.close())

/** A folder with a database that has published so many times. @param name What its cards are called. */
async function published(times: number, name = 'card', chain: SourceSlug = 'carrefour'): Promise<string> {
  const dataDirectory = folders.create()
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  for (let time = 0; time < times; time++) await publish(storage, chain, `${name}-${time}`)
  await storage.close()
  return dataDirectory
}

async function publish(storage: Storage, source: SourceSlug, name: string): Promise<void> {
  const read = async () => ({ source, capturedAt: '2026-03-27', cards: [{ ...aCard(name), source }], unreadable: 0 })
  const clock = frozenClock(new Date(NOW))
  await runSources(storage, { kind: 'archive', sources: [{ source, read }], read: plainReader, clock })
}

async function kept(dataDirectory: string): Promise<SnapshotKeeper> {
  keeper = keepSnapshot(() => openSnapshotSource({ databaseUrl: null, dataDirectory }), 20)
  await keeper.refresh()
  expect(keeper.status()).toMatchObject({ reachable: true, trouble: null })
  return keeper
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
}

const versionOf = (one: SnapshotKeeper) => one.index()?.snapshot.version

test('what no person reviewed is left out where the operator wants it so', async () => {
  const dataDirectory = await published(1)
  const latest = async (unreviewed: 'on' | 'off') => {
    const source = await openSnapshotSource({ databaseUrl: null, dataDirectory, unreviewed })
    const snapshot = await source.latestSnapshot()
    await source.close()
    return { shown: snapshot?.promotions.length, published: snapshot?.sources[0]?.promotions }
  }
  expect(await latest('on')).toEqual({ shown: 1, published: 1 })
  expect(await latest('off')).toEqual({ shown: 0, published: 1 })
})

test('a deleted file is said to be missing and is not made anew; one that is put in its place is read', async () => {
  const [folder, other] = [await published(1), await published(3)]
  const keeping = await kept(folder)
  emptyFolder(folder)
  await expect.poll(() => keeping.status().trouble).toBe('missing')
  expect(versionOf(keeping)).toBe(1)
  await keeping.refresh()
  expect(existsSync(path.join(folder, SQLITE_FILE))).toBe(false)
  renameSync(path.join(other, SQLITE_FILE), path.join(folder, SQLITE_FILE))
  await expect.poll(() => keeping.status()).toMatchObject({ reachable: true, trouble: null })
  expect(versionOf(keeping)).toBe(3)
})

test('a database that was begun again is not shown while it has fewer chains than are shown', async () => {
  const [folder, other] = [await published(1), await published(1, 'card', 'coto')]
  const keeping = await kept(folder)
  const chains = () => keeping.index()?.snapshot.sources.map(({ source }) => source)
  renameSync(path.join(other, SQLITE_FILE), path.join(folder, SQLITE_FILE))
  await expect.poll(() => keeping.status().trouble).toBe('empty')
  expect(chains()).toEqual(['carrefour'])
  const storage = await openStorage({ databaseUrl: null, dataDirectory: folder })
  await publish(storage, 'carrefour', 'later')
  await storage.close()
  await expect.poll(() => keeping.status().trouble).toBeNull()
  expect(chains()).toEqual(['carrefour', 'coto'])
})

test('a file that replaces the open one is read, also when it is an older one', async () => {
  const [folder, older] = [await published(3), await published(2)]
  const keeping = await kept(folder)
  renameSync(path.join(older, SQLITE_FILE), path.join(folder, SQLITE_FILE))
  await expect.poll(() => versionOf(keeping)).toBe(2)
})

test('a file that replaces the open one is read, also when it says the same number of other content', async () => {
  const [folder, other] = [await published(2), await published(2, 'other')]
  const keeping = await kept(folder)
  const made = { snapshot: () => keeping.index()?.snapshot ?? null, freshness: () => [], clock: frozenClock(new Date(NOW)) }
  const nameNow = () => getEditionName(made)
  const before = nameNow()
  renameSync(path.join(other, SQLITE_FILE), path.join(folder, SQLITE_FILE))
  await expect.poll(() => keeping.index()?.snapshot.promotions.map(({ cardId }) => cardId)).toEqual(['other-1'])
  expect(versionOf(keeping)).toBe(2)
  // Of which kept pages and their entity tags are made.
  expect(nameNow()).not.toBe(before)
})

test('an empty database is told from one that does not answer, and what was published is served on', async () => {
  const [folder, empty] = [await published(2), await published(0)]
  const keeping = await kept(folder)
  renameSync(path.join(empty, SQLITE_FILE), path.join(folder, SQLITE_FILE))
  await expect.poll(() => keeping.status().trouble).toBe('empty')
  expect(versionOf(keeping)).toBe(2)
  emptyFolder(folder)
  renameSync(path.join(await published(1), SQLITE_FILE), path.join(folder, SQLITE_FILE))
  truncateSync(path.join(folder, SQLITE_FILE), 5_000)
  await expect.poll(() => keeping.status().trouble).toBe('unreachable')
  expect(versionOf(keeping)).toBe(2)
})
