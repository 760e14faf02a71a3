import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { withStorage } from '#server/withStorage.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { StorageError } from '#storage/storageError.ts'

test('waits for storage a few seconds and no longer', async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'yapa-'))
  const settings = { databaseUrl: null, dataDirectory }
  await (await openOrCreateStorage(settings)).close()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const answer = withStorage(settings, () => {
    begun.resolve()
    return ended.promise
  }).catch((error: unknown) => error)
  await begun.promise
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBeInstanceOf(StorageError)
  vi.useRealTimers()
  ended.resolve()
  await rm(dataDirectory, { recursive: true })
})
