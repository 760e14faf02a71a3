import { expect, test } from 'vitest'
import { makeProcessorShare } from '#server/planDesk.server.ts'

test('four clients that take all they get leave plans for 120 others in the same minute', () => {
  let time = 0
  const share = makeProcessorShare({ all: 12_000, each: 1_000, window: 60_000 }, () => time)
  const plan = (client: string) => {
    const isLeft = share.isLeft(client)
    if (isLeft) share.take(client, 30)
    return isLeft
  }
  const greedy = Array.from({ length: 2_000 }, (_, at) => plan(`greedy ${at % 4}`)).filter(Boolean)
  expect(greedy.length).toBeGreaterThan(100)
  expect(greedy.length).toBeLessThanOrEqual(201)
  expect(Array.from({ length: 120 }, (_, at) => plan(`person ${at}`))).toEqual(Array.from({ length: 120 }, () => true))
  expect(plan('greedy 1')).toBe(false)
  time = 60_000
  expect(plan('greedy 1')).toBe(true)
})
