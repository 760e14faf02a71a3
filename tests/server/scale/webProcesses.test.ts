import { expect, test } from 'vitest'
import { pauseAfter } from '#server/scale/webProcesses.ts'

test('the first process that dies is replaced at once, the next ones later and later, up to half a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 100].map(pauseAfter)
  expect(pauses[0]).toBe(0)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(new Set(pauses.slice(0, 6)).size).toBe(6)
  expect(pauses.slice(5)).toEqual([30_000, 30_000, 30_000])
})
