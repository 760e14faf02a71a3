import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getLastRead, isReadDue, readAdapter, readOrKeep, readWhenDue, TimedData } from '#ui/reads.ts'

const NOON = Date.parse('2026-03-27T12:00:00-03:00')
const MINUTE = 60_000
const fails = () => Promise.reject(new Error('no'))

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what came with the page stays when the first refresh fails, and its age is known', async () => {
  const sent = readAdapter.toSerializable(
    new TimedData<object>({ name: 'sent', data: { promotions: 61 }, readAt: NOON - 90 * MINUTE, validFor: 1e9 }),
  )
  readAdapter.fromSerializable(sent)
  vi.setSystemTime(NOON + 11 * MINUTE)
  const kept = await readOrKeep('sent', fails, () => 1e9)
  expect(kept).toMatchObject({ data: { promotions: 61 }, readAt: NOON, isOld: true })
  expect(getLastRead('sent')).toBe(kept)
})

test('a read is due after ten minutes, and a minute after a failure', async () => {
  await readOrKeep(
    'list',
    async () => 1,
    () => 1e9,
  )
  vi.setSystemTime(NOON + 10 * MINUTE - 1)
  expect(isReadDue('list')).toBe(false)
  vi.setSystemTime(NOON + 10 * MINUTE)
  expect(isReadDue('list')).toBe(true)
  await readOrKeep('list', fails, () => 1e9)
  expect(isReadDue('list')).toBe(false)
  vi.setSystemTime(NOON + 11 * MINUTE)
  expect(isReadDue('list')).toBe(true)
})

test('a read is due when its day ends, and what was never read always', async () => {
  await readOrKeep(
    'day',
    async () => 1,
    () => MINUTE,
  )
  vi.setSystemTime(NOON + MINUTE)
  expect(isReadDue('day')).toBe(true)
  expect(isReadDue('other')).toBe(true)
})

test('without earlier data a failure is thrown', async () => {
  await expect(readOrKeep('never', fails, () => 1e9)).rejects.toThrow('no')
})

test('who asks meanwhile or while it is fresh gets the same read, and one that failed is asked for again', async () => {
  const ask = vi.fn(async () => 1)
  const read = () => readWhenDue('shared', ask, () => 1e9)
  ask.mockRejectedValueOnce(new Error('offline'))
  await expect(read()).rejects.toThrow('offline')
  const [one, other] = await Promise.all([read(), read()])
  expect(other).toBe(one)
  expect(await read()).toBe(one)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.setSystemTime(NOON + 10 * MINUTE)
  expect(await read()).not.toBe(one)
})
