import { afterEach, expect, test, vi } from 'vitest'
import { answerOrFallback, StorageTrouble } from '#server/storageTrouble.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['is away', new Error('connection refused')],
  ['was deleted', new StorageTrouble('missing')],
])('a page does without a database that %s, silently', async (_, failure) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await answerOrFallback('the card', Promise.reject(failure), null)).toBeNull()
  expect(logged).not.toHaveBeenCalled()
})

test('a page does without what fails otherwise, and the log has it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new TypeError('x is not a function')
  expect(await answerOrFallback('the card', Promise.reject(failure), null)).toBeNull()
  expect(logged.mock.calls).toEqual([['the card could not be read', failure]])
})

test('an answer is passed on', async () => {
  expect(await answerOrFallback('the card', Promise.resolve('words'), null)).toBe('words')
})
