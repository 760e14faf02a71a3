import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

/** This process, as one of several. */
const worker = vi.hoisted(() => ({
  current: null as null | (EventEmitter & { send: (message: { id: string }) => void; isConnected(): boolean }),
}))
vi.mock('node:cluster', () => ({
  default: {
    get worker() {
      return worker.current
    },
    isWorker: true,
    on: () => {},
  },
}))

const { countsOfAll } = await import('#server/scale/countsOfAll.ts')

let sent: { id: string }[]

beforeEach(() => {
  sent = []
  worker.current = Object.assign(new EventEmitter(), {
    send: (message: { id: string }) => void sent.push(message),
    isConnected: () => true,
  })
})

test('many that ask for the metrics at once are one question to the first process', async () => {
  const asking = Array.from({ length: 30 }, () => countsOfAll())
  expect(sent).toHaveLength(1)
  expect(worker.current?.listenerCount('message')).toBe(1)
  worker.current?.emit('message', { yapa: 'counts of all', id: sent[0]?.id, all: [] })
  expect(new Set(await Promise.all(asking)).size).toBe(1)
  // What is asked later is asked anew.
  const later = countsOfAll()
  expect(sent).toHaveLength(2)
  worker.current?.emit('message', { yapa: 'counts of all', id: sent[1]?.id, all: [] })
  await later
  expect(worker.current?.listenerCount('message')).toBe(0)
})
