import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Server } from 'srvx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeWebServer, createWebServer, type FetchHandler, nodeServer, type WebSettings } from '#server/http/webServer.ts'
import { type LogFields, setLog } from '#server/log.ts'
import { askAt } from './wire.ts'

const LONG = 'promociones y más promociones; '.repeat(200)
const SCRIPT = `console.log(${JSON.stringify(LONG)})`

let folder: string
let server: Server
let port: number
let errors: unknown[]
let lines: LogFields[]

beforeEach(() => {
  errors = []
  lines = []
  const line = (fields: LogFields) => void lines.push(fields)
  setLog({ debug: line, info: line, warn: line, error: ({ err }) => void errors.push(err) })
  folder = mkdtempSync(path.join(tmpdir(), 'yapa-static-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/app-abc123.js'), SCRIPT)
  writeFileSync(path.join(folder, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(path.join(folder, 'app.webmanifest'), '{}')
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})

afterEach(async () => {
  await closeWebServer(server, { grace: 100 })
  rmSync(folder, { recursive: true, force: true })
})

async function listen(app: Promise<FetchHandler>, settings: Partial<WebSettings> = {}): Promise<void> {
  server = createWebServer(app, {
    port: 0,
    host: '127.0.0.1',
    files: folder,
    siteUrl: 'http://127.0.0.1',
    proxies: 0,
    metrics: 'local',
    keeping: null,
    ...settings,
  })
  await server.serve()
  port = (nodeServer(server).address() as AddressInfo).port
}

const serve = (fetch: FetchHandler, settings: Partial<WebSettings> = {}) => listen(Promise.resolve(fetch), settings)

const ask = (url: string, options: Parameters<typeof askAt>[2] = {}) => askAt(port, url, options)

/** A page as it is rendered: what belongs to it carries the nonce. */
const pageOf = (body: string, nonce: string, headers: Record<string, string> = {}) =>
  new Response(`<script nonce="${nonce}">go()</script>${body}`, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const page: FetchHandler = (_, { context }) => pageOf(`<p>${LONG}</p>`, context.nonce)

describe('built files', () => {
  beforeEach(() => serve(page))

  test('with a hash in their name are cached forever, and sent as the build compressed them', async () => {
    const { status, headers, body } = await ask('/assets/app-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  })

  test('are sent uncompressed to clients that accept nothing else, and revalidated when their name has no hash', async () => {
    expect((await ask('/assets/app-abc123.js')).body.toString()).toBe(SCRIPT)
    const { headers } = await ask('/favicon.svg')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml; charset=utf-8' })
    expect((await ask('/app.webmanifest')).headers['content-type']).toBe('application/manifest+json')
  })

  test('are not sent again to clients that have them', async () => {
    const { headers } = await ask('/favicon.svg')
    const again = await ask('/favicon.svg', { headers: { 'if-none-match': headers.etag as string } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    // The browser keeps the policy of the answer that it has: another would replace it.
    expect(again.headers).not.toHaveProperty('content-security-policy')
    const since = await ask('/favicon.svg', { headers: { 'if-modified-since': headers['last-modified'] as string } })
    expect(since.status).toBe(304)
  })

  test('are answered alike the second time, to each as it accepts them', async () => {
    const get = (encoding: string) => ask('/assets/app-abc123.js', { headers: { 'accept-encoding': encoding } })
    const [first, plain] = [await get('br'), await get('identity')]
    const [again, plainAgain] = [await get('br'), await get('identity')]
    const { date: _, 'x-request-id': __, ...headers } = first.headers
    expect(again).toMatchObject({ status: 200, headers, body: first.body })
    expect(plainAgain.body.toString()).toBe(SCRIPT)
    expect(plainAgain.body).toEqual(plain.body)
  })

  test('are sent in part for a range request', async () => {
    const part = await ask('/assets/app-abc123.js', { headers: { range: 'bytes=0-10', 'accept-encoding': 'br' } })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 0-10/${Buffer.byteLength(SCRIPT)}`)
    expect(part.body.toString()).toBe(SCRIPT.slice(0, 11))
    expect((await ask('/assets/app-abc123.js', { headers: { range: 'bytes=999999-' } })).status).toBe(416)
  })

  test('answer HEAD without a body, and nothing else but GET', async () => {
    const head = await ask('/favicon.svg', { method: 'HEAD' })
    expect(head.headers['content-length']).toBe('41')
    expect(head.body).toHaveLength(0)
    const post = await ask('/favicon.svg', { method: 'POST' })
    expect(post.status).toBe(405)
    expect(post.headers.allow).toBe('GET, HEAD')
  })

  test('that are gone are a plain 404, not a page of the app', async () => {
    const { status, headers } = await ask('/assets/app-old.js')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('are not asked for by the names of their compressed forms', async () => {
    expect((await ask('/assets/app-abc123.js.br')).status).toBe(404)
  })

  test('outside the folder are out of reach', async () => {
    for (const url of ['/assets/../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/assets/app-abc123.js.br', '/..%2fpackage.json']) {
      expect((await ask(url)).body.toString(), url).not.toMatch(/root:|"name"/)
    }
  })
})

describe('pages', () => {
  test('carry the headers that protect them, and no nonce', async () => {
    const nonces: string[] = []
    await serve((_request, { context }) => {
      nonces.push(context.nonce)
      return pageOf('<p>hola</p>', context.nonce)
    })
    const { headers, body } = await ask('/')
    await ask('/')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(new Set(nonces).size).toBe(2)
    expect(body.toString()).toBe('<script>go()</script><p>hola</p>')
  })

  test('that do not mark their scripts are a failure, not a page without scripts', async () => {
    await serve(() => new Response('<script>go()</script>', { headers: { 'content-type': 'text/html' } }))
    expect((await ask('/')).status).toBe(500)
    expect(errors).toHaveLength(1)
  })

  test('protect a redirection of the platform, too', async () => {
    await serve(() => Response.redirect('https://yapa.example/otra', 308))
    const { status, headers } = await ask('/x')
    expect(status).toBe(308)
    expect(headers).toMatchObject({ location: 'https://yapa.example/otra', 'x-content-type-options': 'nosniff' })
  })

  test('a redirection within the site stays on its host and scheme', async () => {
    await serve((incoming) => new Response(null, { status: 308, headers: { location: `${new URL(incoming.url).origin}/caja` } }), {
      siteUrl: 'https://yapa.example',
    })
    expect((await ask('/x')).headers.location).toBe('/caja')
  })

  test('a redirection within the site names no other host', async () => {
    await serve((incoming) => new Response(null, { status: 308, headers: { location: `${new URL(incoming.url).origin}//evil.example/` } }))
    expect((await ask('/x')).headers.location).toBe('/evil.example/')
  })

  test('belong to the holder of their cookie, unless they say otherwise', async () => {
    await serve((incoming, { context }) => {
      const open = new URL(incoming.url).pathname === '/open'
      return pageOf('x', context.nonce, open ? { 'cache-control': 'public, max-age=60' } : {})
    })
    expect((await ask('/')).headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('Cookie') })
    expect((await ask('/open')).headers['cache-control']).toBe('public, max-age=60')
  })

  test('keep browsers on https where the site has it', async () => {
    await serve(page, { siteUrl: 'https://yapa.example' })
    for (const url of ['/', '/favicon.svg', '/assets/gone.js', '/%']) {
      expect((await ask(url)).headers['strict-transport-security'], url).toMatch(/max-age=\d+/)
    }
  })

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ] as const)('are compressed with %s', async (encoding, decompress) => {
    await serve(page)
    const { headers, body } = await ask('/', { headers: { 'accept-encoding': encoding } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('Accept-Encoding') })
    expect(decompress(body).toString()).toBe(`<script>go()</script><p>${LONG}</p>`)
    expect(body.length).toBeLessThan(LONG.length / 5)
  })

  test('are left as they are where compressing gains nothing or is not wanted', async () => {
    await serve((incoming, { context }) => {
      const isPicture = new URL(incoming.url).pathname === '/picture'
      return isPicture ? new Response(LONG, { headers: { 'content-type': 'image/png' } }) : pageOf('corto', context.nonce)
    })
    expect((await ask('/', { headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty('content-encoding')
    expect((await ask('/picture', { headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty('content-encoding')
    expect((await ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })).headers).not.toHaveProperty('content-encoding')
  })

  test('set several cookies', async () => {
    await serve((_, { context }) => {
      const response = pageOf('x', context.nonce)
      response.headers.append('set-cookie', 'a=1')
      response.headers.append('set-cookie', 'b=2')
      return response
    })
    expect((await ask('/')).headers['set-cookie']).toEqual(['a=1', 'b=2'])
    await closeWebServer(server, { grace: 100 })
    await serve(
      () =>
        new Response('x', {
          headers: [
            ['set-cookie', 'a=1; Path=/'],
            ['set-cookie', 'b=2; Secure'],
          ],
        }),
      {
        siteUrl: 'https://yapa.example',
      },
    )
    expect((await ask('/')).headers['set-cookie']).toEqual(['a=1; Path=/; Secure', 'b=2; Secure'])
  })
})

describe('what another site has a browser send', () => {
  test('is refused before the app sees it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    let asked = 0
    await serve(() => {
      asked++
      return new Response('done')
    })
    const posts = await Promise.all(
      ['/configuracion/texto', '/reportar', '/_serverFn/x'].map((url) => ask(url, { method: 'POST', headers })),
    )
    expect(posts.map(({ status }) => status)).toEqual([403, 403, 403])
    const read = await ask('/_serverFn/x', { headers })
    expect([read.status, read.headers['content-type'], JSON.parse(read.body.toString()).title]).toEqual([
      403,
      'application/problem+json',
      'No permitido',
    ])
    expect(asked).toBe(0)
    expect((await ask('/', { headers })).status).toBe(200)
  })
})

test('a route that throws answers with words for people, not with JSON of the framework', async () => {
  await serve(() => Response.json({ status: 500, unhandled: true, message: 'HTTPError' }, { status: 500 }))
  const { status, headers, body } = await ask('/revision')
  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(body.toString()).toContain('Algo falló de nuestro lado.')
  expect(body.toString()).not.toContain('HTTPError')
})

describe('a path', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    return serve((incoming) => {
      asked.push(`${incoming.method} ${incoming.url.replace(/^http:\/\/[^/]+/, '')}`)
      return new Response('done')
    })
  })

  test.each([
    ['/caja/?a=%5f//', '/caja?a=%5f//'],
    ['/%6detrics', '/metrics'],
    ['//evil.example/', '/evil.example'],
    ['/assets/../favicon.svg', '/favicon.svg'],
  ])('has one spelling, to which who reads is led: %s', async (url, location) => {
    for (const method of ['GET', 'HEAD']) expect(await ask(url, { method })).toMatchObject({ status: 308, headers: { location } })
    expect(asked).toEqual([])
  })

  test('takes no form at another spelling, and is a path', async () => {
    expect((await ask('/%5fserverFn/abc', { method: 'POST', body: 'a=x' })).status).toBe(404)
    expect((await ask('metrics')).status).toBe(400)
    expect(asked).toEqual([])
  })
})

test('a call of a function without its name is refused before the platform fails over it', async () => {
  await serve(() => Promise.reject(new Error('never asked')))
  const answers = await Promise.all(['/_serverFn', '/_serverFn/a/b', '/_serverFn/%20?x=1', '/_serverFn/%00'].map((url) => ask(url)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

describe('pages for operators', () => {
  const shown: FetchHandler = (_request, { context }) => new Response(String(context.isOperator))

  test('is for requests from this machine, and not through a proxy', async () => {
    await serve(shown)
    expect((await ask('/')).body.toString()).toBe('true')
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await ask('/', { headers: { [name]: '127.0.0.1' } })).body.toString(), name).toBe('false')
    }
  })

  test('is public where that is configured', async () => {
    await serve(shown, { metrics: 'public' })
    expect((await ask('/', { headers: { via: '1.1 proxy' } })).body.toString()).toBe('true')
  })
})

describe('the log', () => {
  test('has a line for every request, with its id, and nothing about the client', async () => {
    await serve(page)
    const { headers } = await ask('/promocion/a?wallet=modo', { headers: { cookie: 'yapa=secret', 'user-agent': 'somebody' } })
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toEqual({
      requestId: headers['x-request-id'],
      method: 'GET',
      path: '/promocion/a',
      status: 200,
      ms: expect.any(Number),
    })
  })

  test('takes the id of a trusted proxy, from no one else, and only a valid one', async () => {
    await serve(page, { proxies: 1 })
    const brought = (id: string) => ask('/', { headers: { 'x-request-id': id } }).then(({ headers }) => headers['x-request-id'])
    expect(await brought('abc-123456')).toBe('abc-123456')
    expect(await brought('a b"c{}')).toMatch(/^[0-9a-f-]{36}$/)
    await closeWebServer(server, { grace: 100 })
    await serve(page)
    expect(await brought('abc-123456')).not.toBe('abc-123456')
  })
})

describe('what goes wrong', () => {
  test('in the app is logged, and answered without internals: as JSON under /api', async () => {
    await serve(() => {
      throw new Error('secret')
    })
    const api = await ask('/api/v1/x?wallet=modo')
    expect(api.status).toBe(500)
    expect(api.headers['content-type']).toBe('application/problem+json')
    const html = await ask('/')
    expect(html.status).toBe(500)
    expect(html.headers['content-type']).toContain('text/html')
    expect(`${api.body}${html.body}`).not.toContain('secret')
    expect(errors).toHaveLength(2)
  })

  test('half way through a page is a failure, not half a page', async () => {
    await serve(() => {
      let parts = 0
      const body = new ReadableStream({
        pull(controller) {
          if (parts++ > 1) throw new Error('broken')
          controller.enqueue(new TextEncoder().encode('part'))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/html' } })
    })
    const { status, body } = await ask('/')
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('part')
    expect(errors).toHaveLength(1)
    expect((await ask('/favicon.svg')).status).toBe(200)
  })

  test('a path that cannot be decoded is refused', async () => {
    await serve(page)
    expect((await ask('/%E0%A4%A')).status).toBe(400)
    expect((await ask('/api/v1/promotions/%')).headers['content-type']).toBe('application/problem+json')
  })

  test('a body that is too large is refused, with or without its length said', async () => {
    await serve(async (incoming) => new Response(String((await incoming.text()).length)))
    expect((await ask('/', { method: 'POST', body: 'x'.repeat(1000) })).body.toString()).toBe('1000')
    const large = 'x'.repeat(70_000)
    expect((await ask('/', { method: 'POST', body: large, headers: { 'content-length': '70000' } })).status).toBe(413)
    expect((await ask('/', { method: 'POST', body: large, headers: { 'transfer-encoding': 'chunked' } })).status).toBe(413)
    expect(errors).toEqual([])
  })

  test('a body that is too large is refused also before an app that would take it for an empty form', async () => {
    await serve(async (incoming) => new Response(String(await incoming.formData().catch(() => null)), { status: 422 }))
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask('/', { method: 'POST', body: `a=${'x'.repeat(200_000)}`, headers })).status).toBe(413)
    expect((await ask('/', { method: 'POST', body: 'a=x', headers })).body.toString()).toBe('[object FormData]')
  })

  test('a body that never comes whole is neither asked of the app nor a failure of ours', async () => {
    let asked = 0
    await serve(() => {
      asked++
      return new Response('done')
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /reportar HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmensaje=')
    await once(socket, 'ready')
    socket.destroy()
    await expect.poll(() => lines.find(({ path }) => path === '/reportar')).toMatchObject({ cut: true })
    expect([asked, errors]).toEqual([0, []])
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is nothing that a page or a file answers', async (method) => {
    await serve(() => new Response('asked'))
    const answers = await Promise.all(['/caja', '/reportar', '/favicon.svg'].map((url) => ask(url, { method })))
    expect(answers.map(({ status, headers }) => [status, headers.allow])).toEqual([
      [405, 'GET, HEAD'],
      [405, 'GET, HEAD, POST'],
      [405, 'GET, HEAD'],
    ])
  })

  test('nonsense on the wire ends that connection only', async () => {
    await serve(page)
    for (const bytes of ['\0\0\0', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.end(bytes)
      socket.resume()
      await once(socket, 'close')
    }
    expect((await ask('/')).status).toBe(200)
  })
})

describe('closing', () => {
  /** A client that keeps its connection and asks until an answer says that the connection ends. Answers how many answers it had. */
  async function askUntilTold(): Promise<number> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (let answers = 1; ; answers++) {
        const outgoing = request({ host: '127.0.0.1', port, path: '/', agent })
        outgoing.end()
        const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
        response.resume()
        await once(response, 'end')
        if (response.headers.connection === 'close') return answers
      }
    } finally {
      agent.destroy()
    }
  }

  test('gives notice first: of clients that keep connections none loses a request, and new ones are answered', async () => {
    let asked = 0
    const busy = Promise.withResolvers<void>()
    await serve(async () => {
      if (++asked === 200) busy.resolve()
      await new Promise((resolve) => setImmediate(resolve))
      return new Response('done')
    })
    const clients = Array.from({ length: 32 }, askUntilTold)
    await busy.promise
    const closing = closeWebServer(server, { notice: 1_000, grace: 5_000 })
    const late = await ask('/')
    expect(late).toMatchObject({ status: 200, headers: { connection: 'close' } })
    const answers = await Promise.all(clients)
    expect(Math.min(...answers)).toBeGreaterThan(0)
    await closing
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  })

  test('lets an answer under way finish, and takes no more', async () => {
    const asked = Promise.withResolvers<void>()
    const ready = Promise.withResolvers<void>()
    await serve(async () => {
      asked.resolve()
      await ready.promise
      return new Response('done')
    })
    const answer = ask('/')
    await asked.promise
    const closing = closeWebServer(server, { grace: 20_000 })
    ready.resolve()
    expect((await answer).body.toString()).toBe('done')
    await closing
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  })

  test('cuts what takes longer than the grace', async () => {
    const asked = Promise.withResolvers<void>()
    await serve(() => {
      asked.resolve()
      return new Promise<Response>(() => {})
    })
    const answer = expect(ask('/')).rejects.toThrow(/hang up/)
    await asked.promise
    await closeWebServer(server, { grace: 100 })
    await answer
  })
})

test('requests that come before the app is there wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<FetchHandler>()
  await listen(promise)
  const answer = ask('/')
  resolve(page)
  expect((await answer).status).toBe(200)
})

test('hundreds that send a byte now and then, and hundreds that read nothing, keep nobody else from an answer', async () => {
  await serve(page)
  const slow = Array.from({ length: 600 }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    else socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  })
  try {
    await Promise.all(slow.map((socket) => (socket.connecting ? once(socket, 'connect') : null)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(slow.filter(({ destroyed }) => !destroyed)).toHaveLength(600)
  } finally {
    for (const socket of slow) socket.destroy()
  }
})
