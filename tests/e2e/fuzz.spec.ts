import { request as ask, type IncomingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { encodeWallet } from '#domain/wallet/codec/cookie.ts'
import { wallets } from '../domain/arbitraries.ts'
import { IS_WHOLE, SEED } from '../seed.ts'
import { PAGES } from './pages.ts'
import { expect, test } from './server.ts'

/** Requests as nobody sends them, over every route: each is answered in time, without a failure of ours and without a word from inside. */

const REQUESTS = IS_WHOLE ? 20_000 : 400
/** Milliseconds until an answer has arrived whole. */
const PATIENCE = 10_000

const ROUTES = [
  ...PAGES,
  '/configuracion/texto',
  '/promocion/a',
  '/api/v1/promotions',
  '/api/v1/supermarkets',
  '/api/v1/payment-methods',
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/novedades.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/brands.svg',
  '/assets/nada.js',
  '/_serverFn/',
  '/_serverFn/abc',
  '/.well-known/security.txt',
]
const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const NAMES = [
  'supermarket',
  'dia',
  'monto',
  'canal',
  'q',
  'promo',
  'wallet',
  'date',
  'amount',
  'formato',
  'dias',
  'since',
  'limit',
  'payload',
  'createServerFn',
  '__proto__',
]
const VALUES = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  'coto',
  '2026-02-30',
  '9999-12-31',
  '[]',
  '{"a":',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "' OR 1=1--",
  '<script>alert(1)</script>',
  '\u202e',
  'á'.repeat(500),
]
/** What each page reads of its address. */
const READ: [page: string, names: string][] = [
  ['/', 'supermarket dia canal tipo alcance mias monto q promo filtros todas'],
  ['/caja', 'supermarket formato monto'],
  ['/semana', 'gasto compras maximo supermarket canal posibles sin fijas fija monto'],
  ['/supermercados', 'monto'],
  ['/promocion/a', 'monto'],
  ['/reportar', 'promocion version listo'],
  ['/configuracion/medios', 'persona buscar problema gente nombre wallet conditions memberships phone province answers'],
  ['/configuracion/medios/wizard/preguntas', 'persona buscar preguntas'],
]
/** What the router makes values of that no page means. */
const HOSTILE = ['{}', '[]', 'null', '{"toString":1,"valueOf":1}', '1e15', '-60000', 'walmart', '__proto__', 'x"/../../evil']
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'nonsense',
  '',
]
const INTERNAL = /node_modules|\bat \S+ \(|\.tsx?:\d+|(?:Type|Reference|Syntax|Range|Zod)Error|SQLITE_|\bselect \* from|kysely/i

const text = fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 20 }))
const parameter = fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, text), text)
const pathname = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ROUTES) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...ROUTES), text).map(([route, tail]) => `${route}/${inUrl(tail)}`) },
  { weight: 1, arbitrary: text.map((tail) => `/${inUrl(tail)}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('//', '/%2e%2e/%2e%2e/package.json', '/..;/', '/%00', '/%E0%A4%A', '/?', '/#', '/assets/../package.json'),
  },
)
/** A header's value may have no other characters: the client refuses to send them. */
const value = text.map((one) => one.replace(/[^\x20-\x7e\x80-\xff]/g, ''))
const cookie = fc.oneof(
  wallets.map((wallet) => `yapa_wallet=${encodeWallet(wallet)}`),
  value.map((one) => `yapa_wallet=${one}`),
  value,
)
const headers = fc.record(
  {
    cookie,
    'content-type': fc.constantFrom(...TYPES),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'nonsense', ''),
    accept: fc.constantFrom('application/json', '*/*', 'nonsense'),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'nonsense'),
    'if-none-match': value,
    'if-modified-since': value,
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'nonsense'),
    origin: fc.constantFrom('null', 'https://example.net', 'nonsense'),
    host: fc.constantFrom('example.net', 'localhost:1', '[::1', ''),
    'x-forwarded-for': value,
    'x-request-id': value,
    'x-tsr-serverfn': fc.constantFrom('true', ''),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(parameter, { maxLength: 6 }).map((all) => all.map((pair) => pair.map(inUrl).join('=')).join('&')) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'x'.repeat(70_000),
      '['.repeat(60_000),
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n{',
    ),
  },
)
const attempt = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc
    .tuple(pathname, fc.array(parameter, { maxLength: 5 }))
    .map(([path, all]) => (all.length === 0 ? path : `${path}?${all.map((pair) => pair.map(inUrl).join('=')).join('&')}`)),
  headers,
  body,
})

/** As a browser escapes it, but for what is already escaped wrongly. */
function inUrl(one: string): string {
  return /^%[0-9a-f%]*$/i.test(one) ? one : encodeURIComponent(one.toWellFormed())
}

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

function answerTo(
  url: string,
  { method, path, headers, body }: { method: string; path: string; headers: object; body: string },
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = ask({ hostname, port, method, path, headers: { ...headers, connection: 'close' }, timeout: PATIENCE }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('latin1') }),
    )
  })
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  // A refusal may come before a long body is sent: its answer counts, not the end of the connection after it.
  sent.on('error', reject)
  sent.end(body)
  return promise
}

test(`${REQUESTS} senseless requests get an answer each, never one of a failure, and no word from inside`, async ({ server }) => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 120_000)
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  for (const one of fc.sample(attempt, { seed: SEED, numRuns: REQUESTS })) {
    const told = `${one.method} ${one.path} ${JSON.stringify(one.headers)} ${one.body.slice(0, 80)}`
    try {
      const { status, headers, text } = await answerTo(server.url, one)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500 || status === 0) wrong.push(`${status}: ${told}`)
      // A script of ours may speak of errors: its text is public.
      const isScript = headers['content-type']?.startsWith('text/javascript')
      if (!isScript && INTERNAL.test(text)) wrong.push(`${INTERNAL.exec(text)?.[0]}: ${told}`)
    } catch (error) {
      // The rest of a long body that is refused is not read.
      if (!(one.body.length >= 60_000 && /ECONNRESET|EPIPE|socket hang up/.test(String(error)))) wrong.push(`${error}: ${told}`)
    }
  }
  expect(wrong).toEqual([])
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
  expect((await answerTo(server.url, { method: 'GET', path: '/health/ready', headers: {}, body: '' })).status).toBe(200)
})

test('values that no page means are ignored by every page: never a failure, not even of a part', async ({ request, server }) => {
  const [first] = (await (await request.get('/api/v1/promotions')).json()).promotions as { id: string }[]
  const pages = READ.map(([page, names]) => [page === '/promocion/a' ? `/promocion/${first?.id}` : page, names.split(' ')] as const)
  const wrong: string[] = []
  const addresses = pages.flatMap(([page, names]) =>
    names.flatMap((name) => HOSTILE.map((value) => `${page}?${name}=${encodeURIComponent(value)}`)),
  )
  for (const address of addresses) {
    const answer = await request.get(`${server.url}${address}`)
    const html = await answer.text()
    const drawn = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    const isWhole = answer.status() === 200 && !/<!--\$!-->|NaN|\[object|\$\s-\d|000\.000\.000\.000|\/dia\/[^"]*\.\./.test(drawn)
    if (!isWhole) wrong.push(`${answer.status()}: ${address}`)
  }
  expect(addresses.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
