import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backup, restore } from '#cli/database.ts'
import { prepare } from '#cli/prepareStorage.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../storage/databases.ts'

const folders = temporaryFolders()
let file: string
let said: string
beforeEach(() => {
  file = path.join(folders.create(), 'yapa.jsonl.gz')
  said = ''
  vi.spyOn(console, 'error').mockImplementation((text) => {
    said += `${text}\n`
  })
})
afterEach(() => void vi.restoreAllMocks())

const newPlace = () => ({ YAPA_DATA: folders.create(), YAPA_NOW: '2026-03-27T15:00:00Z' })

async function snapshotAt({ YAPA_DATA }: ReturnType<typeof newPlace>) {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory: YAPA_DATA })
  const snapshot = await loadLatestSnapshot(db)
  await close()
  return snapshot
}

test('a file of the whole database is restored elsewhere', async () => {
  const [from, to] = [newPlace(), newPlace()]
  await prepare([], from)
  expect(await backup([file], from)).toBe(0)
  expect(said).toMatch(/^Copia hecha: \d{3,} filas en /)
  expect(existsSync(`${file}.part`)).toBe(false)
  expect(await restore([file], to)).toBe(0)
  expect(said).toMatch(/Restaurado: \d{3,} filas de /)
  const snapshot = await snapshotAt(from)
  expect(snapshot?.promotions.length).toBeGreaterThan(50)
  expect(await snapshotAt(to)).toEqual(snapshot)
})

test('a damaged or missing file is refused with a message', async () => {
  const [from, to] = [newPlace(), newPlace()]
  await prepare([], from)
  await backup([file], from)
  truncateSync(file, readFileSync(file).length - 2_000)
  await expect(restore([file], to)).rejects.toThrow(/no se restauró nada/)
  writeFileSync(file, 'no copy at all')
  await expect(restore([file], to)).rejects.toThrow(/no se restauró nada/)
  await expect(restore([`${file}.missing`], to)).rejects.toThrow(/ENOENT.*no se restauró nada/)
  expect(await snapshotAt(to)).toBeNull()
})

test('a line longer than any of ours is refused before it is read to its end', async () => {
  writeFileSync(file, gzipSync(Buffer.alloc(70_000_000, 'x'), { level: 1 }))
  await expect(restore([file], newPlace())).rejects.toThrow(/línea de más de 64 MB.*no se restauró nada/)
})

test('a file that cannot be written ends with a message', async () => {
  const from = newPlace()
  await prepare([], from)
  await expect(backup([path.join(file, 'nowhere', 'x.gz')], from)).rejects.toThrow(/No se pudo escribir .*ENOENT/)
})

test('arguments are explained', async () => {
  expect(await backup([], newPlace())).toBe(2)
  expect(await restore(['a', 'b'], newPlace())).toBe(2)
  expect(said).toMatch(/npm run yapa -- backup.*npm run yapa -- restore/s)
})
