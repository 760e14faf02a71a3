import { beforeEach, expect, test, vi } from 'vitest'
import { ClockTrouble } from '#ingestion/watch/clockTrouble.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { temporaryFolders } from '../../storage/databases.ts'

/** Seconds since the machine was started; it goes on while the machine sleeps. */
const machine = vi.hoisted(() => ({ uptime: 1_000 }))
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), uptime: () => machine.uptime }))

const folders = temporaryFolders()
let now: Date
beforeEach(() => {
  now = new Date('2026-03-27T15:00:00Z')
})

const HOURS = 8

test.each([
  ['a machine that was asleep for a night has no clock that jumped', HOURS * 3_600, null],
  ['a clock that was set while the machine ran has', 30, /^El reloj de esta máquina/],
])('%s', async (_, slept, said) => {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
  try {
    const trouble = new ClockTrouble({ now: () => now })
    expect(await trouble.look(db)).toBeNull()
    now = new Date(now.getTime() + HOURS * 3_600_000)
    machine.uptime += slept
    if (said === null) expect(await trouble.look(db)).toBeNull()
    else expect(await trouble.look(db)).toMatch(said)
  } finally {
    await close()
  }
})
