import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { Counter, Gauge } from 'prom-client'
import type { ServerMiddleware } from 'srvx'
import { FastResponse } from 'srvx/node'
import { BROTLI_WINDOW } from '../http/compressed.ts'
import { exchangeOf, pathOf } from '../http/exchange.ts'
import { keepOnlyRead, type PageReads } from './onlyRead.ts'

/**
 * The state from which pages are made. `name` changes with the build, the snapshot, the day and the stale sources; `endsIn`: milliseconds
 * until midnight ends the edition.
 */
export type PageEdition = { name: string; endsIn: number }

export type KeptAnswersSettings = {
  /** The current edition; null while there is nothing to keep. */
  edition: () => PageEdition | null
  /** What else decides the answer at a path: what the page reads, or only the URL (`open`: the API); null: the answer is not kept. */
  kindOf: (path: string) => PageReads | 'open' | null
  bytes?: typeof BYTES
}

type HeaderList = [string, string][]
/** A kept answer is compressed with brotli. Nearly every client takes that; for the others it is unpacked. */
type Answer = { headers: HeaderList; packed: Uint8Array<ArrayBuffer>; etag: string }

/** Milliseconds for which an answer is sent again. The age that a page tells stays true to the minute. */
const MAX_AGE = 60_000
/** Milliseconds for which a shared cache may send the last page while it asks for the next; a page is fresh for ten minutes. */
const MAX_STALE = 480_000
/** Separate limits for pages for everybody, pages for holders of a cookie, and answers of the API, so that none displaces the others. */
const BYTES = { shared: 8_000_000, personal: 4_000_000, open: 3_000_000 }
/** Bytes that an answer occupies besides its content. */
const OVERHEAD = 2_000
/** Characters. The answer to a longer address and cookie is not kept. */
const MAX_KEY = 4_000
/** Quality 5 makes 7 % less than the usual 4 in about the same time; 6 takes longer and saves hardly more. */
const BROTLI_QUALITY = 5

/** `kept`: sent from memory; `made`: rendered and kept; `not kept`: rendered for this request only. */
const keptCount = new Counter({
  name: 'yapa_kept_answers_total',
  help: 'Answers of kinds that are kept, by what became of them.',
  labelNames: ['store', 'outcome'],
})
const keptBytes = new Gauge({ name: 'yapa_kept_answers_bytes', help: 'What kept answers occupy.', labelNames: ['store'] })

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/**
 * Keeps compressed answers in memory, one for each edition, address and, for pages, cookies. Many requests at the same time wait for one
 * rendering. It keeps an answer with status 200 that sets no cookie: a page if it says nothing about caching, any other if it is `public`.
 * Shared caches, too, may keep the page of a visitor without cookies of ours.
 */
export function keptAnswers({ edition, kindOf, bytes = BYTES }: KeptAnswersSettings): ServerMiddleware {
  const kept = { shared: answersOf(bytes.shared), personal: answersOf(bytes.personal), open: answersOf(bytes.open) }
  return async (request, next) => {
    const { req } = exchangeOf(request)
    const isHead = req.method === 'HEAD'
    const [now, kind] = [edition(), isHead || req.method === 'GET' ? kindOf(pathOf(req)) : null]
    if (kind !== null && kind !== 'open') keepOnlyRead(req, kind)
    const cookie = kind === 'open' ? '' : (req.headers.cookie ?? '')
    const key = `${now?.name}\n${req.url}\n${cookie}`
    if (!now || kind === null || key.length > MAX_KEY) return next()
    const store = kind === 'open' ? 'open' : cookie === '' ? 'shared' : 'personal'
    // A HEAD answer has no body to keep. It takes its headers from the kept GET.
    const known = isHead ? kept[store].get(key) : undefined
    if (isHead) return known ? send(known, req, CACHING[store](now)) : next()
    let isOwn = false
    let unkept: Response | undefined
    const make = async () => {
      isOwn = true
      const response = await next()
      if (isKeepable(response, kind === 'open')) return packedAnswer(response, key)
      unkept = response
      return undefined
    }
    const answer = await kept[store].fetch(key, { context: make }).catch((error: unknown) => {
      // Only the request that rendered the answer fails, maybe because its visitor left. The others that waited go on.
      if (isOwn) throw error
    })
    keptCount.inc({ store, outcome: answer ? (isOwn ? 'made' : 'kept') : 'not kept' })
    keptBytes.set({ store }, kept[store].calculatedSize)
    // When the answer is not kept, the other requests that waited render their own.
    return answer ? send(answer, req, CACHING[store](now)) : (unkept ?? next())
  }
}

type Make = () => Promise<Answer | undefined>

function answersOf(maxSize: number): LRUCache<string, Answer, Make> {
  return new LRUCache({
    maxSize,
    ttl: MAX_AGE,
    // An answer that is displaced while it is made still goes to the requests that wait for it.
    ignoreFetchAbort: true,
    sizeCalculation: ({ packed }, key) => packed.length + key.length + OVERHEAD,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
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
  const etag = response.headers.get('etag') ?? `W/"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
  return { headers: [...response.headers].filter(([name]) => !['content-length', 'etag'].includes(name)), packed, etag }
}

async function send({ headers: kept, packed, etag }: Answer, { headers: asked }: IncomingMessage, caching: HeaderList): Promise<Response> {
  const headers: HeaderList = [...caching, ['etag', etag]]
  if (fresh(asked, { etag })) return new FastResponse(null, { status: 304, headers: [...kept.filter(describesNoBody), ...headers] })
  const whole = [...kept, ...headers]
  if (!takesBrotli(asked['accept-encoding'])) return new FastResponse(new Uint8Array(await unpack(packed)), { headers: whole })
  return new FastResponse(packed, { headers: [...whole, ['content-encoding', 'br'], ['content-length', String(packed.length)]] })
}

/** The headers of a 304. The client keeps its copy's type and policy. */
const describesNoBody = ([name]: [string, string]) => !['content-type', 'content-security-policy'].includes(name)

const CACHING: Record<'shared' | 'personal' | 'open', (edition: PageEdition) => HeaderList> = {
  shared: (edition) => [...sharedCaching(edition), ['vary', 'Cookie, Accept-Encoding']],
  personal: () => [
    ['cache-control', 'private, no-cache'],
    ['vary', 'Cookie, Accept-Encoding'],
  ],
  // The API's answers bring their own `cache-control`.
  open: () => [['vary', 'Accept-Encoding']],
}

/**
 * No shared cache may send yesterday's page after midnight. The leave to send an old page while asking for the next is for shared caches only:
 * Chromium would use it for the service worker, which would then keep pages of a version that is gone.
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
