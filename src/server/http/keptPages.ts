import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { ServerMiddleware } from 'srvx'
import { FastResponse } from 'srvx/node'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { entityTag, matchesEntityTag } from './entityTag.ts'
import { BROTLI_WINDOW, getExchange, pathOf } from './exchange.ts'

export type PageReads = { cookies: readonly string[]; parameters: readonly string[] }

export type KeptPagesSettings = {
  /** Names the build and the data that pages are made of now; null while there is nothing to keep. */
  edition: () => string | null
  /** What else decides the answer at a path: what the page reads, or the whole URL (`open`: the API); null: the answer is not kept. */
  readsOf: (path: string) => PageReads | 'open' | null
  bytes?: number
}

type HeaderList = [string, string][]
/** A kept answer is compressed with brotli. Nearly every client takes that; for the others it is unpacked. */
type Answer = { headers: HeaderList; packed: Uint8Array<ArrayBuffer>; etag: string }
type Make = () => Promise<Answer | undefined>

/** Milliseconds for which an answer is sent again. The age that a page tells stays true to the minute. */
const MAX_AGE = 60_000
/** Bytes of all kept answers. */
const BYTES = 15_000_000
/** Bytes that an answer occupies besides its content. */
const OVERHEAD = 2_000
/** Characters. The answer to a longer address is not kept. */
const MAX_KEY = 4_000
/** Quality 5 makes 7 % less than the usual 4 in about the same time; 6 takes longer and saves hardly more. */
const BROTLI_QUALITY = 5

/** `kept`: sent from memory; `made`: rendered and kept; `not kept`: rendered for this request only. */
const keptCount = new Counter({
  name: 'yapa_kept_answers_total',
  help: 'Answers of kinds that are kept, by what became of them.',
  labelNames: ['outcome'],
})

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/**
 * Keeps compressed answers in memory, one for each edition and address; of pages only those of visitors without cookies of ours, which shared
 * caches, too, may keep for a minute. Many requests at the same time wait for one rendering. It keeps an answer with status 200 that sets no
 * cookie: a page if it says nothing about caching, any other if it is `public`.
 */
export function keepPages({ edition, readsOf, bytes = BYTES }: KeptPagesSettings): ServerMiddleware {
  const kept = new LRUCache<string, Answer, Make>({
    maxSize: bytes,
    ttl: MAX_AGE,
    // An answer that is displaced while it is made still goes to the requests that wait for it.
    ignoreFetchAbort: true,
    sizeCalculation: ({ packed }, key) => packed.length + key.length + OVERHEAD,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return async (request, next) => {
    const { req } = getExchange(request)
    const [now, reads] = [edition(), req.method === 'GET' ? readsOf(pathOf(req)) : null]
    if (now === null || reads === null || (reads !== 'open' && !takeOthersOut(req, reads))) return next()
    const key = `${now}\n${req.url}`
    if (key.length > MAX_KEY) return next()
    let isOwn = false
    let unkept: Response | undefined
    const make = async () => {
      isOwn = true
      const response = await next()
      if (isKeepable(response, reads === 'open')) return packedAnswer(response, key)
      unkept = response
      return undefined
    }
    const answer = await kept.fetch(key, { context: make }).catch((error: unknown) => {
      // Only the request that rendered the answer fails, maybe because its visitor left. The others that waited go on.
      if (isOwn) throw error
    })
    keptCount.inc({ outcome: answer ? (isOwn ? 'made' : 'kept') : 'not kept' })
    // When the answer is not kept, the other requests that waited render their own.
    return answer ? send(answer, req, reads === 'open' ? OPEN : SHARED) : (unkept ?? next())
  }
}

/**
 * Takes cookies, and parameters that the page does not read, out of a request, so that counters of visits and links in mails make no page of
 * their own, and no page reads what is not in its key. @returns Whether it could: a visitor with a cookie that the page reads gets their own.
 */
function takeOthersOut(req: IncomingMessage, { cookies, parameters }: PageReads): boolean {
  if (cookies.some((name) => cookieValue(req.headers.cookie, name) !== null)) return false
  const [path = '', ...query] = (req.url ?? '').split('?')
  const nameOf = (part: string) => new URLSearchParams(part).keys().next().value ?? ''
  const read = query
    .join('?')
    .split('&')
    .filter((part) => parameters.includes(nameOf(part)))
  req.url = read.length === 0 ? path : `${path}?${read.join('&')}`
  req.rawHeaders = req.rawHeaders.filter((_, at, all) => all[at - (at % 2)]?.toLowerCase() !== 'cookie')
  delete req.headers.cookie
  return true
}

function isKeepable({ status, headers }: Response, isOpen: boolean): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  const [caching, type] = [headers.get('cache-control'), headers.get('content-type') ?? '']
  return isOpen ? caching?.startsWith('public') === true : caching === null && type.startsWith('text/html')
}

async function packedAnswer(response: Response, key: string): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW }
  const packed = new Uint8Array(await pack(bytes, { params }))
  // The tag is weak: two renderings of an edition differ in the time at which they were made.
  const etag = response.headers.get('etag') ?? entityTag(key)
  return { headers: [...response.headers].filter(([name]) => !['content-length', 'etag'].includes(name)), packed, etag }
}

async function send({ headers: kept, packed, etag }: Answer, { headers: asked }: IncomingMessage, caching: HeaderList): Promise<Response> {
  const headers: HeaderList = [...caching, ['etag', etag]]
  if (matchesEntityTag(etag, asked['if-none-match']))
    return new FastResponse(null, { status: 304, headers: [...kept.filter(describesNoBody), ...headers] })
  const whole = [...kept, ...headers]
  if (!takesBrotli(asked['accept-encoding'])) return new FastResponse(new Uint8Array(await unpack(packed)), { headers: whole })
  return new FastResponse(packed, { headers: [...whole, ['content-encoding', 'br'], ['content-length', String(packed.length)]] })
}

/** The headers of a 304. The client keeps its copy's type and policy. */
const describesNoBody = ([name]: [string, string]) => !['content-type', 'content-security-policy'].includes(name)

/** The caching of a page for everybody. Browsers must ask each time, since their copy would outlive what it says of ages. */
const SHARED: HeaderList = [
  ['cache-control', `public, max-age=0, must-revalidate, s-maxage=${MAX_AGE / 1_000}`],
  ['vary', 'Cookie, Accept-Encoding'],
]
/** The API's answers bring their own `cache-control`. */
const OPEN: HeaderList = [['vary', 'Accept-Encoding']]

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:,|;\s*q=(?!0(?:\.0+)?\s*(?:,|$))|$)/i.test(String(accepted ?? ''))
}
