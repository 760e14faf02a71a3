import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Server } from 'srvx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeWebServer, createWebServer, nodeServer } from '#server/http/webServer.ts'
import { setLog } from '#server/log.ts'
import { findCaddy, startCaddy } from './caddy.ts'

/** The shipped configuration in a real Caddy before two web servers. */

const caddy = findCaddy()

describe.skipIf(caddy === null)('the proxy', () => {
  let servers: Server[]
  let proxy: Awaited<ReturnType<typeof startCaddy>>

  beforeAll(async () => {
    const nothing = () => {}
    setLog({ debug: nothing, info: nothing, warn: nothing, error: nothing })
    servers = await Promise.all([serve(), serve()])
    proxy = await startCaddy(caddy as string, servers.map(portOf))
  }, 90_000)

  afterAll(async () => {
    await proxy.stop()
    await Promise.all(servers.map((server) => closeWebServer(server, { grace: 100 })))
  })

  test('loses no visitor over what other clients send wrongly', async () => {
    const seen: number[] = []
    for (let round = 0; round < 10; round++) {
      await Promise.all([send(BAD_CHUNK), send(BROKEN_OFF)])
      seen.push(...(await Promise.all([ask('/'), ask('/'), ask('/reportar', 'POST')])))
    }
    expect(seen).toEqual(Array.from({ length: 30 }, () => 200))
  })

  test.each(['/metrics', '/metrics/', '/metrics/x', '/health', '/health/', '/health/live', '//metrics', '/%6detrics', '/x/../METRICS'])(
    'shows visitors nothing of what is for operators: %s',
    async (path) => {
      expect(await ask(path)).toBe(404)
    },
  )

  test('costs the processes few tries over a request that only reads and is broken off', async () => {
    asked = 0
    await send(BAD_CHUNK.replace('POST /reportar', 'GET /caja'))
    expect(asked).toBe(0)
  })

  test('loses no visitor when a process ends without a word', async () => {
    const [first] = servers as [Server]
    nodeServer(first).close().closeAllConnections()
    expect(await Promise.all(Array.from({ length: 10 }, () => ask('/')))).toEqual(Array.from({ length: 10 }, () => 200))
  })

  /** Sends the text, ends, and waits until the proxy has answered or closed. */
  async function send(text: string): Promise<void> {
    const socket = connect(proxy.port, '127.0.0.1').on('error', () => {})
    socket.resume().end(text)
    await once(socket, 'close')
  }

  /** @returns The status, 0 when there is none within 2 seconds. */
  async function ask(path: string, method = 'GET'): Promise<number> {
    const signal = AbortSignal.timeout(2_000)
    const outgoing = request({ host: '127.0.0.1', port: proxy.port, path, method, agent: false, signal })
    outgoing.end()
    try {
      const [response] = await once(outgoing, 'response')
      response.resume()
      return response.statusCode
    } catch {
      return 0
    }
  }
})

const BAD_CHUNK = 'POST /reportar HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n'
const BROKEN_OFF = 'POST /reportar HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: 100\r\n\r\nmensaje='

/** How often the processes were asked for `/caja`. */
let asked = 0

async function serve(): Promise<Server> {
  const server = createWebServer(
    Promise.resolve((incoming) => {
      if (new URL(incoming.url).pathname === '/caja') asked++
      return new Response('done')
    }),
    {
      port: 0,
      host: '127.0.0.1',
      files: import.meta.dirname,
      siteUrl: 'http://127.0.0.1',
      proxies: 1,
      metrics: 'public',
      keeping: null,
    },
  )
  await server.serve()
  return server
}

const portOf = (server: Server) => (nodeServer(server).address() as AddressInfo).port
