import { existsSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { WebhookBody } from '#ingestion/watch/alerts.ts'
import { keepFresh } from '#ingestion/watch/keepFresh.ts'
import { openOrCreateStorage, openStorage, SQLITE_FILE } from '#storage/storage.ts'
import { temporaryFolders } from '../../storage/databases.ts'

const folders = temporaryFolders()

function move(from: string, to: string): void {
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name))
}

test('a database that is deleted under the schedule is not made anew; the operator is told of it once, and of its return', async () => {
  const [dataDirectory, aside] = [folders.create(), folders.create()]
  const settings = { databaseUrl: null, dataDirectory }
  await (await openOrCreateStorage(settings)).close()
  const told: WebhookBody[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    told.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  })
  const controller = new AbortController()
  let looks = 0
  let opened = 0
  const watching = keepFresh({
    open: () => {
      opened++
      return openStorage(settings)
    },
    sources: [],
    takeTurn: async () => {},
    clock: frozenClock(new Date('2026-03-27T15:00:00Z')),
    webhook: { url: 'https://receiver.example/', token: null, statusUrl: 'https://yapa.example/estado' },
    signal: controller.signal,
    log: () => {
      looks++
    },
    pace: { first: 0, tick: 10 },
  })
  const lookedAgain = async () => {
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 3)
  }
  await expect.poll(() => opened).toBeGreaterThan(0)
  move(dataDirectory, aside)
  await expect.poll(() => told.length).toBe(1)
  await lookedAgain()
  expect(existsSync(path.join(dataDirectory, SQLITE_FILE))).toBe(false)
  expect(told).toMatchObject([{ event: 'storage', source: null, reasons: [expect.stringMatching(/^Falta la base .*yapa\.sqlite\./)] }])
  move(aside, dataDirectory)
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toMatchObject({ event: 'storage', reasons: [], text: 'La base se puede usar otra vez.' })
  controller.abort()
  await watching
  vi.restoreAllMocks()
})
