import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_WORDS, readUse, type Use } from '#domain/uses/use.ts'
import { amendUse, dropUse, keepUses } from '#features/uses/useBook.ts'
import { use } from '../../domain/uses.ts'

/** What the browser's database would have. */
const stored = vi.hoisted(() => new Map<string, Use>())
vi.mock('idb', () => ({
  openDB: async () => {
    const store = {
      getAll: async () => [...stored.values()],
      put: async (one: Use) => stored.set(one.id, one),
      delete: async (id: string) => stored.delete(id),
    }
    return { transaction: () => ({ store, done: Promise.resolve() }), close: () => {} }
  },
}))

beforeEach(() => stored.clear())

test('what is written can be read again, however many words the promotion has', async () => {
  const words = 'Tope de reintegro por mes. '.repeat(MAX_WORDS)
  expect(await keepUses([{ ...use, words }])).toBe(true)
  expect(await amendUse(use.id, { words })).toBe(true)
  expect(readUse(stored.get(use.id))).toEqual({ ...use, words: words.slice(0, MAX_WORDS) })
  await dropUse(use.id)
  expect(stored.size).toBe(0)
})

test('words that arrive after their use was removed do not restore it', async () => {
  await keepUses([use])
  await dropUse(use.id)
  expect(await amendUse(use.id, { words: 'Tope por mes' })).toBe(true)
  expect(stored.size).toBe(0)
})

test('what could not be read again is not written, and the shopper is told', async () => {
  expect(await keepUses([{ ...use, amount: 0 }])).toBe(false)
  expect(stored.size).toBe(0)
})
