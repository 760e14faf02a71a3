import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { register } from 'prom-client'
import type { Server } from 'srvx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepPages, type PageReads } from '#server/http/keptPages.ts'
import { closeWebServer, createWebServer, type FetchHandler, nodeServer } from '#server/http/webServer.ts'
import { setLog } from '#server/log.ts'
import { askAt } from './wire.ts'

let server: Server
let port: number
let edition: string | null
const READS: PageReads = { cookies: ['w', 'x'], parameters: ['dia', 'q', '2', '3', '4', '5'] }

/** Room for two small pages. */
const SMALL = 5_000
let bytes: number

/** Addresses that were rendered. */
let rendered: string[]

beforeEach(() => {
  const nothing = () => {}
  setLog({ debug: nothing, info: nothing, warn: nothing, error: nothing })
  edition = 'build 7 2026-03-27'
  rendered = []
  bytes = 1_000_000
})

afterEach(() => closeWebServer(server, { grace: 100 }))

async function serve(answer: (url: URL) => { status?: number; headers?: Record<string, string>; wait?: Promise<void> } = () => ({})) {
  const app: FetchHandler = async (incoming, { context }) => {
    const url = new URL(incoming.url)
    rendered.push(url.pathname + url.search)
    const { status = 200, headers = {}, wait } = answer(url)
    await wait
    const html = `<script nonce="${context.nonce}">go()</script><p>${rendered.length} ${incoming.headers.get('cookie') ?? 'nobody'}</p>`
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
  }
  const readsOf = (path: string) => (path.startsWith('/api/') ? ('open' as const) : path === '/sobre' ? null : READS)
  const settings = {
    port: 0,
    host: '127.0.0.1',
    // None that is asked for here.
    files: import.meta.dirname,
    siteUrl: 'http://127.0.0.1',
    proxies: 0,
    metrics: 'local' as const,
    keeping: keepPages({ edition: () => edition, readsOf, bytes }),
  }
  server = createWebServer(Promise.resolve(app), settings)
  await server.serve()
  port = (nodeServer(server).address() as AddressInfo).port
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => askAt(port, path, { method, headers })

const BROTLI = { 'accept-encoding': 'gzip, br' }

describe('a kept page', () => {
  test('is rendered once, and the same bytes and policy for everybody without cookies', async () => {
    await serve()
    const [first, second] = [await ask('/?dia=x', BROTLI), await ask('/?dia=x', BROTLI)]
    expect(rendered).toEqual(['/?dia=x'])
    expect(brotliDecompressSync(first.body).toString()).toBe('<script>go()</script><p>1 nobody</p>')
    expect(second.body).toEqual(first.body)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'content-encoding': 'br',
      'content-length': String(first.body.length),
      vary: 'Cookie, Accept-Encoding',
    })
  })

  test('is the same whatever cookies and parameters of others come with the request, and gets none of them', async () => {
    await serve()
    const foreign = ['__cf_bm=a', '_ga=b; _gid=c', 'ww=1; xx', 'w', ' w =ana']
    for (const [at, cookie] of foreign.entries()) await ask(`/?utm_source=${at}&dia=x&fbclid=%64ia&&=`, { cookie })
    expect(rendered).toEqual(['/?dia=x'])
    const { body, headers } = await ask('/?dia=x', { cookie: '_ga=b' })
    expect(body.toString()).toContain('1 nobody')
    expect(headers['cache-control']).toMatch(/^public/)
  })

  test('is unpacked for clients without brotli', async () => {
    await serve()
    await ask('/', BROTLI)
    for (const accepted of ['', 'identity', 'br;q=0', 'br; q=0.0, identity']) {
      const { body, headers } = await ask('/', accepted === '' ? {} : { 'accept-encoding': accepted })
      expect(body.toString(), accepted).toBe('<script>go()</script><p>1 nobody</p>')
      expect(headers, accepted).not.toHaveProperty('content-encoding')
    }
    expect((await ask('/', { 'accept-encoding': 'br;q=0.5' })).headers['content-encoding']).toBe('br')
  })

  test('is rendered once for many that ask at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await serve(() => ({ wait: promise }))
    const asked = Array.from({ length: 40 }, () => ask('/', BROTLI))
    await expect.poll(() => rendered.length).toBe(1)
    resolve()
    const bodies = (await Promise.all(asked)).map(({ body }) => body.toString('base64'))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies).toHaveLength(40)
    expect(rendered).toHaveLength(1)
  })

  test('is not sent again to who has it, until the edition changes', async () => {
    await serve()
    const asked = { 'if-none-match': String((await ask('/')).headers.etag) }
    expect(await ask('/', asked)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await ask('/otra', asked)).status).toBe(200)
    edition = 'build 8 2026-03-27'
    expect((await ask('/', asked)).status).toBe(200)
  })
})

describe('a kept answer of the API', () => {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=30',
    'access-control-allow-origin': '*',
    etag: 'W/"7"',
  }

  test('is made once for everybody, whatever their cookies, and says itself how it may be cached', async () => {
    await serve(() => ({ headers }))
    const [first, second] = [await ask('/api/v1/promotions', BROTLI), await ask('/api/v1/promotions', { ...BROTLI, cookie: 'w=ana' })]
    expect(rendered).toHaveLength(1)
    expect(second.body).toEqual(first.body)
    expect(second.headers).toMatchObject({ ...headers, vary: 'Accept-Encoding', 'content-encoding': 'br' })
    const again = await ask('/api/v1/promotions', { 'if-none-match': 'W/"7"' })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers).toMatchObject({ 'cache-control': 'public, max-age=30', 'access-control-allow-origin': '*' })
    expect(again.headers).not.toHaveProperty('content-type')
  })

  test('is none that must not be stored, or says nothing of it', async () => {
    for (const caching of ['no-store', 'private']) {
      await serve(() => ({ headers: { ...headers, 'cache-control': caching } }))
      await ask('/api/v1/promotions')
      await ask('/api/v1/promotions')
      await closeWebServer(server, { grace: 100 })
    }
    expect(rendered).toHaveLength(4)
    await serve()
  })
})

describe('never kept', () => {
  test.each([
    ['failures', { status: 500 }],
    ['missing pages', { status: 404 }],
    ['pages that say something about caching', { headers: { 'cache-control': 'no-store' } }],
    ['pages that set a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['answers that are no pages', { headers: { 'content-type': 'application/json' } }],
    ['pages of who has a cookie that they read', {}, '_ga=b; x=1; w=ana'],
  ] as const)('are %s', async (_, answer, cookie?: string) => {
    await serve(() => answer)
    await ask('/')
    rendered = []
    const headers = cookie === undefined ? {} : { cookie }
    const first = await ask('/', headers)
    await ask('/', headers)
    expect(first.body.toString()).toContain(cookie ?? 'nobody')
    expect(rendered).toHaveLength(2)
    expect(first.status).toBe('status' in answer ? answer.status : 200)
    expect(first.headers['cache-control']).not.toContain('public')
  })

  test('is what changes from moment to moment, asked with another method, or before anything is published', async () => {
    await serve()
    for (const [path, method] of [
      ['/sobre', 'GET'],
      ['/', 'POST'],
      ['/', 'HEAD'],
    ] as const) {
      await ask(path, {}, method)
      await ask(path, {}, method)
    }
    edition = null
    await ask('/')
    await ask('/')
    expect(rendered).toEqual(['/sobre', '/sobre', '/', '/', '/', '/', '/', '/'])
  })

  test('are long addresses', async () => {
    await serve()
    const long = `/?q=${'x'.repeat(4_000)}`
    await ask(long)
    await ask(long)
    expect(rendered).toHaveLength(2)
  })

  test('one failure for all that ask at the same time: each of the others is answered by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await serve(() => {
      if (rendered.length === 1) return { wait: promise.then(() => Promise.reject(new Error('left'))) }
      return {}
    })
    const asked = Array.from({ length: 3 }, () => ask('/'))
    await expect.poll(() => rendered.length).toBe(1)
    resolve()
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 500])
  })

  test('are more pages than there is memory for: the longest unasked goes', async () => {
    bytes = SMALL
    await serve()
    for (const path of ['/', '/?2', '/?3', '/']) await ask(path)
    expect(rendered).toEqual(['/', '/?2', '/?3', '/'])
  })

  test('arrive also when others have displaced them while they were made', async () => {
    bytes = SMALL
    const { promise, resolve } = Promise.withResolvers<void>()
    await serve(() => (rendered.length === 1 ? { wait: promise } : {}))
    const slow = ask('/')
    await expect.poll(() => rendered.length).toBe(1)
    for (const path of ['/?2', '/?3', '/?4', '/?5']) expect((await ask(path)).status).toBe(200)
    resolve()
    expect((await slow).status).toBe(200)
  })

  test('are counted: rendered, sent from memory, and not kept', async () => {
    const counts = async () =>
      Object.fromEntries(
        ((await register.getSingleMetric('yapa_kept_answers_total')?.get())?.values ?? []).map(({ labels, value }) => [
          `${labels.outcome}`,
          value,
        ]),
      )
    const before = await counts()
    await serve()
    await ask('/')
    await ask('/')
    const after = await counts()
    const more = (what: string) => (after[what] ?? 0) - (before[what] ?? 0)
    expect(['made', 'kept', 'not kept'].map(more)).toEqual([1, 1, 0])
  })
})
