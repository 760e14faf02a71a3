import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A small proxy as in front of several web processes: a read is repeated on another process when the first fails. */
export type RetryingProxy = { url: string; close(): Promise<void> }

/** Milliseconds for one upstream to answer, between two rounds over all, and for any answer at all. */
const PATIENCE = 2_000
const PAUSE = 100
const LONGEST = 20_000

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** @param upstreams Returns the addresses; called for every attempt, so upstreams may come and go. */
export async function startRetryingProxy(upstreams: () => readonly string[]): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const answer = async (path: string, response: ServerResponse) => {
    for (const end = Date.now() + LONGEST; Date.now() < end; ) {
      const known = upstreams()
      for (const _ of known) {
        const upstream = known[turn++ % known.length] as string
        const got = await ask(agent, `${upstream}${path}`)
        if (got === null || got.status === 503) continue
        response.writeHead(got.status, { 'content-type': got.headers['content-type'] ?? 'text/plain' }).end(got.body)
        return
      }
      await sleep(PAUSE)
    }
    response.writeHead(502).end()
  }
  const server = createServer((asked, response) => void answer(asked.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Returns the whole answer of an upstream; null when it breaks off or takes too long. */
function ask(agent: Agent, url: string): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>()
  const sent = request(url, { agent, signal: AbortSignal.timeout(PATIENCE) }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.once('error', () => resolve(null))
    response.once('aborted', () => resolve(null))
    response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
  })
  sent.once('error', () => resolve(null)).end()
  return promise
}

/** Milliseconds between two pages of a visitor; without a pause they would use the servers' processor time. */
const READS = 20

/** Requests pages as several hurried visitors until ended. */
export function visitContinuously(url: string, paths: readonly string[], atOnce = 6) {
  const asked = { good: 0, bad: [] as string[] }
  let isOver = false
  const ends = Array.from({ length: atOnce }, async (_, first) => {
    for (let next = first; !isOver; next++) {
      const path = paths[next % paths.length] as string
      const status = await fetch(`${url}${path}`).then(
        async (response) => ((await response.text()).length > 0 ? response.status : 'empty'),
        (error: unknown) => String(error),
      )
      if (status === 200) asked.good++
      else asked.bad.push(`${path}: ${status}`)
      await sleep(READS)
    }
  })
  return {
    asked,
    async end() {
      isOver = true
      await Promise.all(ends)
      return asked
    },
  }
}
