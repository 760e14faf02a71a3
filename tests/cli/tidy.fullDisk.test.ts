import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ensureReserve } from '#storage/reserve.ts'
import { openStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../storage/databases.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')
const folders = temporaryFolders()
/** A shell that may have a small file system in memory that nobody else sees. */
const APART = ['--map-root-user', '--mount', 'sh', '-ec']

/** Three hundred runs of last year with long words about each, and five of today. */
async function fill(dataDirectory: string): Promise<void> {
  const { db, close } = await openStorage({ databaseUrl: null, dataDirectory })
  const run = (started_at: string, before: number) => ({
    id: before + 1,
    snapshot_version: null,
    kind: 'live' as const,
    started_at,
    finished_at: started_at,
    outcome: 'failed' as const,
    error: started_at.repeat(200),
  })
  await db
    .insertInto('runs')
    .values([...Array<string>(300).fill('2025-01-01T12:00:00.000Z'), ...Array<string>(5).fill('2026-03-27T12:00:00.000Z')].map(run))
    .execute()
  await close()
}

test('tidy works on a disk without a byte of room, as its message advises', async (context) => {
  if (spawnSync('unshare', [...APART, 'mount -t tmpfs tmpfs /mnt']).status !== 0)
    return context.skip('no file system of its own on this machine')
  const folder = folders.create()
  await fill(folder)
  await ensureReserve({ databaseUrl: null, dataDirectory: folder })
  const steps = `mount -t tmpfs -o size=24m tmpfs /mnt && cp "$1"/yapa.* /mnt
    if dd if=/dev/zero of=/mnt/other bs=4k 2>/dev/null; then exit 3; fi
    export YAPA_DATA=/mnt DATABASE_URL=
    "$2" "$3" reports 2>&1 || true
    "$2" "$3" tidy 2>&1
    "$2" "$3" reports 2>&1`
  const said = execFileSync('unshare', [...APART, steps, 'sh', folder, process.execPath, MAIN], { encoding: 'utf8', timeout: 60_000 })
  expect(said).toMatch(/^No se puede abrir la base \/mnt\/yapa\.sqlite\. No hay más lugar para la base.*\nSe borraron .* 300 lecturas,/)
})
