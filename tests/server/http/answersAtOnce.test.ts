import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { Server } from 'srvx'
import { serve } from 'srvx/node'
import { afterEach, describe, expect, test } from 'vitest'
import { boundConnections, limitAnswersAtOnce } from '#server/http/answersAtOnce.ts'
import { answerErrors } from '#server/http/refusals.ts'
import { nodeServer } from '#server/http/webServer.ts'

const LIMITS = { atOnce: 2, waiting: 3, ofOne: 3, longestWait: 60_000 }

let server: Server
let begun: string[]
let finish: (() => void)[]

afterEach(() => server.close(true))

/** Answers whose end the test decides. */
async function listen(limits: typeof LIMITS): Promise<string> {
  begun = []
  finish = []
  server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    port: 0,
    hostname: '127.0.0.1',
    middleware: [answerErrors, limitAnswersAtOnce((req) => String(req.headers['x-client']), limits)],
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      begun.push(pathname)
      if (!pathname.startsWith('/health/')) await new Promise<void>((resolve) => finish.push(resolve))
      return new Response(pathname)
    },
  })
  boundConnections(nodeServer(server))
  await server.serve()
  return `http://127.0.0.1:${(nodeServer(server).address() as AddressInfo).port}`
}

const finishOne = () => finish.shift()?.()

describe('answers that are asked for together', () => {
  test('are made a few at a time, in their order; what asks for health does not wait', async () => {
    const url = await listen(LIMITS)
    const answers = []
    for (const path of ['/a', '/b', '/c']) {
      answers.push(fetch(url + path))
      if (path !== '/c') await expect.poll(() => begun).toContain(path)
    }
    expect(await (await fetch(`${url}/health/live`)).text()).toBe('/health/live')
    expect(begun).toEqual(['/a', '/b', '/health/live'])
    finishOne()
    await expect.poll(() => begun).toContain('/c')
    finishOne()
    finishOne()
    expect(await Promise.all(answers.map(async (one) => (await one).text()))).toEqual(['/a', '/b', '/c'])
  })

  test('are refused when too many wait, with when to come back', async () => {
    const url = await listen({ ...LIMITS, waiting: 1, atOnce: 1 })
    const first = fetch(`${url}/a`)
    await expect.poll(() => begun).toEqual(['/a'])
    const more = [fetch(`${url}/more`), fetch(`${url}/more`)]
    const refusal = await Promise.race(more)
    expect(refusal.status).toBe(503)
    expect(refusal.headers.get('retry-after')).toBe('10')
    finishOne()
    await expect.poll(() => begun).toEqual(['/a', '/more'])
    finishOne()
    const statuses = (await Promise.all([first, ...more])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 503])
  })

  test('are made for one client after a few of another who asks for many, whose flood alone is refused', async () => {
    const url = await listen({ ...LIMITS, atOnce: 1, waiting: 10, ofOne: 2 })
    const flood = ['/a', '/b', '/c', '/d'].map((path) => fetch(url + path, { headers: { 'x-client': 'flood' } }))
    expect((await Promise.race(flood)).status).toBe(503)
    const one = fetch(`${url}/one`, { headers: { 'x-client': 'one' } })
    const arrived = once(nodeServer(server), 'request')
    await arrived
    finishOne()
    await expect.poll(() => begun.length).toBe(2)
    expect(begun[1]).toBe('/one')
    finishOne()
    expect((await one).status).toBe(200)
    for (const count of [3, 4]) {
      await expect.poll(() => begun.length).toBe(Math.min(count, 4))
      finishOne()
    }
    expect((await Promise.all(flood)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503])
  })

  test('are not waited for by what is no address of operators', async () => {
    const url = await listen({ ...LIMITS, atOnce: 1, waiting: 0 })
    const first = fetch(`${url}/a`)
    await expect.poll(() => begun).toEqual(['/a'])
    expect((await fetch(`${url}/health/none`)).status).toBe(503)
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    finishOne()
    expect((await first).status).toBe(200)
  })

  test('let the next begin when one waits for something else than the processor', async () => {
    const url = await listen({ ...LIMITS, atOnce: 1, longestWait: 20 })
    const answers = [fetch(`${url}/a`), fetch(`${url}/b`)]
    await expect.poll(() => begun.length).toBe(2)
    finishOne()
    finishOne()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('are not made for who has gone', async () => {
    const url = await listen({ ...LIMITS, atOnce: 1 })
    const first = fetch(`${url}/a`)
    await expect.poll(() => begun).toEqual(['/a'])
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const arrived = once(nodeServer(server), 'request')
    socket.write('GET /gone HTTP/1.1\r\nHost: x\r\n\r\n')
    const [, res] = await arrived
    const closed = once(res, 'close')
    socket.destroy()
    await closed
    const last = fetch(`${url}/last`)
    finishOne()
    await expect.poll(() => begun).toContain('/last')
    finishOne()
    expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200])
    expect(begun).toEqual(['/a', '/last'])
  })
})

describe('a connection that sends requests ahead', () => {
  /** Sends this many requests in one packet. @returns What was answered so far, and whether the connection is open. */
  function sendAhead(url: string, count: number) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.write(Array.from({ length: count }, (_, at) => `GET /health/live?${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    return { answers: () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0, isOpen: () => !socket.destroyed, end: () => socket.destroy() }
  }

  test('gets its answers where they are a few, again and again, and is cut where they are many', async () => {
    const url = await listen(LIMITS)
    const few = sendAhead(url, 20)
    await expect.poll(few.answers).toBe(20)
    expect(few.isOpen()).toBe(true)
    few.end()
    begun = []
    const many = sendAhead(url, 2_500)
    await expect.poll(many.isOpen).toBe(false)
    expect(begun.length).toBeLessThan(25)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })
})
