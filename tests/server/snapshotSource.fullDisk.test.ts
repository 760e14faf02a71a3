import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareStorage } from '#cli/prepareStorage.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { openStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../storage/databases.ts'

const START = path.resolve(import.meta.dirname, 'startAndAsk.ts')
const folders = temporaryFolders()
/** A shell that may have a small file system in memory that nobody else sees. */
const APART = ['--map-root-user', '--mount', 'sh', '-ec']

/** Starts on a disk without a byte of room, asks, makes room and asks again. `how`: whether the last process ended well or was killed. */
test.for(['ended', 'killed'])(
  'a start on a full disk shows what is stored, says so, and goes on when there is room: after one that %s',
  async (how, context) => {
    if (spawnSync('unshare', [...APART, 'mount -t tmpfs tmpfs /mnt']).status !== 0)
      return context.skip('no file system of its own on this machine')
    const folder = folders.create()
    const settings = { databaseUrl: null, dataDirectory: folder }
    await prepareStorage({ ...settings, clock: frozenClock(new Date('2026-03-26T15:00:00Z')), example: 'on' })
    // The files of an open database are those that a killed process leaves.
    const { db, close } = await openStorage(settings)
    await db.updateTable('locks').set({ taken_at: '2026-03-26T15:00:00.000Z' }).execute()
    if (how === 'ended') await close()
    const steps = `mount -t tmpfs -o size=24m tmpfs /mnt && cp "$1"/yapa.* /mnt
    if dd if=/dev/zero of=/mnt/other bs=4k 2>/dev/null; then exit 3; fi
    "$2" "$3" /mnt /mnt/other 2>&1`
    const said = execFileSync('unshare', [...APART, steps, 'sh', folder, process.execPath, START], { encoding: 'utf8', timeout: 60_000 })
    if (how === 'killed') await close()
    expect(said).toMatch(/No hay más lugar para la base.* Se muestra lo guardado, sin nada nuevo\.\n/)
    const answers = said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    const advice = expect.stringMatching(/^El disco está lleno.*Liberá espacio/)
    expect(answers).toMatchObject([
      { status: 'degraded', snapshot: { kind: 'example' }, storage: { reachable: true, trouble: 'full', advice } },
      { status: 'ready', storage: { reachable: true, trouble: null, advice: null } },
    ])
  },
)
