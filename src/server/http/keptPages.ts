import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { ServerMiddleware } from 'srvx'
import { FastResponse } from 'srvx/node'
import { BROTLI_WINDOW } from './compressed.ts'
import { exchangeOf, pathOf } from './exchange.ts'

/**
 * What pages are made of at this moment. `name` changes with the build, the snapshot, the day and which sources are stale; `endsIn`:
 * milliseconds until it will change by itself.
 */
export type PageEdition = { name: string; endsIn: number }

export type KeptPagesSettings = {
  /** null while there is nothing to keep. */
  edition: () => PageEdition | null
  /** Whether the page at a path follows from the edition, its URL and the visitor's cookies alone. */
  isKept: (path: string) => boolean
  bytes?: typeof BYTES
}

type HeaderList = [string, string][]
/** Brotli only: nearly every client takes it, and for the others it is unpacked. */
type Page = { headers: HeaderList; packed: Uint8Array<ArrayBuffer>; etag: string }

/** Milliseconds for which a page is sent again. What it says of its own age stays true to the minute. */
const MAX_AGE = 60_000
/** Milliseconds for which a shared cache may send the last one while it asks for the next; a page is fresh for ten minutes. */
const MAX_STALE = 480_000
/** Of pages for everybody, and of pages for holders of a cookie, so that the many latter never displace the former. */
const BYTES = { shared: 12_000_000, personal: 8_000_000 }
/** What a page occupies besides its bytes. */
const OVERHEAD = 2_000
/** Characters. Longer addresses and cookies are answered, not kept. */
const MAX_KEY = 4_000
/** Slower than the usual 4, for a page that is sent many times. */
const BROTLI_QUALITY = 6

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/**
 * Keeps rendered pages in memory, compressed: one per edition, address and cookies, each rendered once however many ask for it at the same
 * time. Only answers with status 200 that neither set a cookie nor say anything about caching are kept. A page for a visitor without cookies
 * may be kept by shared caches as well.
 */
export function keptPages({ edition, isKept, bytes = BYTES }: KeptPagesSettings): ServerMiddleware {
  const [shared, personal] = [pagesOf(bytes.shared), pagesOf(bytes.personal)]
  return async (request, next) => {
    const { req } = exchangeOf(request)
    const now = edition()
    const { cookie = '' } = req.headers
    const key = `${now?.name}\n${req.url}\n${cookie}`
    if (!now || req.method !== 'GET' || key.length > MAX_KEY || !isKept(pathOf(req))) return next()
    let isOwn = false
    let unkept: Response | undefined
    const render = async () => {
      isOwn = true
      const response = await next()
      if (isKeepable(response)) return packedPage(response, key)
      unkept = response
      return undefined
    }
    const page = await (cookie === '' ? shared : personal).fetch(key, { context: render }).catch((error: unknown) => {
      // Of those that asked at the same time only the one that it was rendered for fails; its visitor may have left.
      if (isOwn) throw error
    })
    return page ? answerWith(page, req, cookie === '' ? sharedCaching(now) : PRIVATE) : (unkept ?? next())
  }
}

type Render = () => Promise<Page | undefined>

function pagesOf(maxSize: number): LRUCache<string, Page, Render> {
  return new LRUCache({
    maxSize,
    ttl: MAX_AGE,
    sizeCalculation: ({ packed }, key) => packed.length + key.length + OVERHEAD,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
}

function isKeepable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('cache-control') && !headers.has('set-cookie') && isPage(headers)
}

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') === true

async function packedPage(response: Response, key: string): Promise<Page> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW }
  const packed = new Uint8Array(await pack(bytes, { params }))
  // Weak: two renderings of an edition differ in the instant at which they were made.
  const etag = `W/"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
  return { headers: [...response.headers].filter(([name]) => name !== 'content-length'), packed, etag }
}

async function answerWith(
  { headers: kept, packed, etag }: Page,
  { headers: asked }: IncomingMessage,
  caching: HeaderList,
): Promise<Response> {
  const headers: HeaderList = [...caching, ['vary', 'Cookie, Accept-Encoding'], ['etag', etag]]
  if (fresh(asked, { etag })) return new FastResponse(null, { status: 304, headers })
  if (!takesBrotli(asked['accept-encoding']))
    return new FastResponse(new Uint8Array(await unpack(packed)), { headers: [...kept, ...headers] })
  return new FastResponse(packed, { headers: [...kept, ...headers, ['content-encoding', 'br'], ['content-length', String(packed.length)]] })
}

const PRIVATE: HeaderList = [['cache-control', 'private, no-cache']]

/**
 * A shared cache must not send yesterday's page after midnight. That it may send an old page while it asks for the next is said to shared
 * caches only: Chromium would do the same for the service worker, which then keeps pages of a version that is gone.
 */
function sharedCaching({ endsIn }: PageEdition): HeaderList {
  const seconds = (most: number, less = 0) => Math.max(0, Math.floor(Math.min(most, endsIn - less) / 1_000))
  const fresh = seconds(MAX_AGE)
  return [
    ['cache-control', `public, max-age=0, must-revalidate, s-maxage=${fresh}`],
    ['cdn-cache-control', `public, max-age=${fresh}, stale-while-revalidate=${seconds(MAX_STALE, MAX_AGE)}`],
  ]
}

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:,|;\s*q=(?!0(?:\.0+)?\s*(?:,|$))|$)/i.test(String(accepted ?? ''))
}
