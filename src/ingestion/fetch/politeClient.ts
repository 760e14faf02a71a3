import { setTimeout as delay } from 'node:timers/promises'
import { checkOwnAddress, type HostMap, resolveHost } from './address.ts'
import { type BoundedAnswer, type BoundedRequest, boundedFetch, type RequestLimits } from './boundedFetch.ts'
import { decodeText } from './charset.ts'
import { type ClientClock, HostQueues } from './hostQueues.ts'
import { LiveSourceError, type ProblemKind } from './liveSourceError.ts'

/** Limits of the requests to a source, in milliseconds and bytes. */
export type PoliteLimits = {
  request: RequestLimits
  source: { total: number; bytes: number; requests: number }
  retries: number
  /** The wait before the first retry; it doubles each time, plus up to half as much at random. */
  backOff: number
  pause: number
  /** The longest `Retry-After` to wait for; a longer one ends the reading, and the next run tries again. */
  retryAfter: number
}

export const POLITE_LIMITS: PoliteLimits = {
  request: { answer: 15_000, total: 30_000, bytes: 8 * 1024 ** 2 },
  source: { total: 150_000, bytes: 24 * 1024 ** 2, requests: 40 },
  retries: 2,
  backOff: 1_500,
  pause: 2_000,
  retryAfter: 30_000,
}

const MAX_REDIRECTS = 3
/** A page in the browser requests a script per component. */
const MAX_BROWSER_REQUESTS = 400

const systemTiming: ClientClock = {
  now: () => performance.now(),
  sleep: async (milliseconds, signal) => {
    await delay(milliseconds, undefined, signal ? { signal } : {})
  },
  random: () => Math.random(),
}

export type PoliteSettings = {
  limits?: PoliteLimits
  hosts?: HostMap
  about?: string | null
  timing?: ClientClock
}

export type SessionScope = {
  hosts: readonly string[]
  /** The public page with the data, sent as `Referer`. */
  page: string
  signal?: AbortSignal | undefined
}

export type FetchOptions = {
  accept?: string
  headers?: Record<string, string>
  json?: unknown
}

export type FetchedPage = { url: URL; text: string; headers: Headers }

/** Sends requests to live sites with pauses and limits. A process has one. */
export class PoliteClient {
  readonly limits: PoliteLimits
  readonly hosts: HostMap
  readonly timing: ClientClock
  readonly queues: HostQueues
  readonly userAgent: string

  constructor({ limits = POLITE_LIMITS, hosts = {}, about = null, timing = systemTiming }: PoliteSettings = {}) {
    this.limits = limits
    this.hosts = hosts
    this.timing = timing
    this.queues = new HostQueues(timing, limits.pause)
    this.userAgent = userAgent(about)
  }

  open(scope: SessionScope): PoliteSession {
    return new PoliteSession(this, scope)
  }
}

/** Builds a user agent that the sites accept, ending with our name for their logs. */
function userAgent(about: string | null): string {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  return `${browser} Yapa/1.0${about === null ? '' : ` (+${about})`}`
}

/** Failures that may be temporary. */
const PASSING: readonly ProblemKind[] = ['unreachable', 'timeout', 'server-error', 'rate-limited', 'cut-off']

export class PoliteSession {
  readonly #client: PoliteClient
  readonly #scope: SessionScope
  readonly #deadline: number
  readonly #results = new Map<string, Promise<unknown>>()
  /** Bytes of bodies after decompression, and requests sent, including retries and redirects. */
  bytes = 0
  requests = 0

  constructor(client: PoliteClient, scope: SessionScope) {
    this.#client = client
    this.#scope = scope
    this.#deadline = client.timing.now() + client.limits.source.total
  }

  get client(): PoliteClient {
    return this.#client
  }

  get page(): string {
    return this.#scope.page
  }

  get signal(): AbortSignal | undefined {
    return this.#scope.signal
  }

  get hosts(): readonly string[] {
    return this.#scope.hosts
  }

  once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const known = this.#results.get(name) as Promise<T> | undefined
    if (known) return known
    const found = find()
    this.#results.set(name, found)
    return found
  }

  /** @throws LiveSourceError of any kind but `changed` and `empty`. */
  async ask(address: string, asking: FetchOptions = {}): Promise<FetchedPage> {
    const { limits, timing } = this.#client
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#follow(new URL(address), asking)
      } catch (error) {
        const problem = asProblem(error)
        if (attempt >= limits.retries || !PASSING.includes(problem.kind)) throw problem
        const wait = problem.retryAfter ?? limits.backOff * 2 ** attempt * (1 + timing.random() / 2)
        if (wait > limits.retryAfter || wait > this.timeLeft()) throw problem
        this.#client.queues.rest(new URL(address).hostname, wait)
      }
    }
  }

  async #follow(start: URL, asking: FetchOptions): Promise<FetchedPage> {
    let url = start
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      checkOwnAddress(url, this.#scope.hosts, start.hostname)
      const { signal } = this.#scope
      const answer = await this.#client.queues.take(url.hostname, () => this.#send(url, asking), signal)
      if (answer instanceof URL) url = answer
      else return answer
    }
    throw tooManyRedirects(start)
  }

  async #send(url: URL, asking: FetchOptions): Promise<FetchedPage | URL> {
    const client = this.#client
    const limits = this.#limitsLeft(client.limits.source.requests)
    this.requests++
    const request = requestOf(asking, { 'User-Agent': client.userAgent, Referer: this.#scope.page })
    const answer = await boundedFetch({ url: resolveHost(url, client.hosts), name: nameOf(url) }, request, limits, this.#scope.signal)
    this.bytes += answer.body.byteLength
    const elsewhere = redirectOf(answer, url)
    if (elsewhere) return elsewhere
    checkStatus(answer, url)
    return { url, text: decodeText(answer.body, answer.headers.get('content-type')), headers: answer.headers }
  }

  /**
   * Sends a browser's request as the browser makes it: without pauses or retries, but within the budget and the
   * hosts.
   * @throws LiveSourceError
   */
  async load(address: URL, request: BoundedRequest): Promise<BoundedAnswer> {
    let url = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      checkOwnAddress(url, this.#scope.hosts, address.hostname)
      const limits = this.#limitsLeft(MAX_BROWSER_REQUESTS)
      this.requests++
      const answer = await boundedFetch(
        { url: resolveHost(url, this.#client.hosts), name: nameOf(url) },
        request,
        limits,
        this.#scope.signal,
      )
      this.bytes += answer.body.byteLength
      const elsewhere = redirectOf(answer, url)
      if (elsewhere === null) return answer
      url = elsewhere
    }
    throw tooManyRedirects(address)
  }

  timeLeft(): number {
    return this.#deadline - this.#client.timing.now()
  }

  #limitsLeft(maxRequests: number): RequestLimits {
    const { request, source } = this.#client.limits
    const time = this.timeLeft()
    const bytes = source.bytes - this.bytes
    if (time <= 0) throw overBudget(`${Math.round(source.total / 1000)} s`)
    if (bytes <= 0) throw overBudget(`${Math.round(source.bytes / 1024 ** 2)} MB`)
    if (this.requests >= maxRequests) throw overBudget(`${maxRequests} pedidos`)
    return { answer: Math.min(request.answer, time), total: Math.min(request.total, time), bytes: Math.min(request.bytes, bytes) }
  }
}

function overBudget(what: string): LiveSourceError {
  return new LiveSourceError('over-budget', `la fuente pasó de los ${what} que tiene por captura`)
}

function tooManyRedirects({ hostname }: URL): LiveSourceError {
  return new LiveSourceError('redirected', `${hostname} redirige una y otra vez sin llegar a nada`)
}

function requestOf({ accept = '*/*', headers = {}, json }: FetchOptions, own: Record<string, string>): BoundedRequest {
  const common = { Accept: accept, 'Accept-Language': 'es-AR,es;q=0.9', 'Cache-Control': 'max-age=0', ...own, ...headers }
  if (json === undefined) return { method: 'GET', headers: common }
  return { method: 'POST', headers: { ...common, 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function redirectOf({ status, headers }: BoundedAnswer, from: URL): URL | null {
  if (!REDIRECTS.has(status)) return null
  const location = headers.get('location')
  if (location !== null && URL.canParse(location, from)) return new URL(location, from)
  throw new LiveSourceError('redirected', `${from.hostname} redirige sin decir adónde (${status})`)
}

function nameOf({ hostname, pathname }: URL): string {
  return `${hostname}${pathname === '/' ? '' : pathname}`.slice(0, 120)
}

/** @throws LiveSourceError unless the status is 200, or 206, which Master Data sends for pages of a list. */
function checkStatus({ status, headers }: BoundedAnswer, url: URL): void {
  if (status === 200 || (status === 206 && !headers.has('content-range'))) return
  const name = nameOf(url)
  if (status === 429 || status === 503) throw busy(status, headers, name)
  if (status >= 500) throw new LiveSourceError('server-error', `${name} tiene un error propio (${status})`)
  if (status === 401 || status === 403) throw new LiveSourceError('forbidden', `${name} no nos deja leer (${status})`)
  if (status === 404 || status === 410) throw new LiveSourceError('not-found', `${name} ya no tiene esa dirección (${status})`)
  throw new LiveSourceError('bad-status', `${name} contestó ${status}`)
}

function busy(status: number, headers: Headers, name: string): LiveSourceError {
  const retryAfter = parseRetryAfter(headers.get('retry-after'), Date.now())
  const asked = retryAfter === undefined ? '' : `: pide esperar ${Math.ceil(retryAfter / 1000)} s`
  if (status === 429) return new LiveSourceError('rate-limited', `${name} dice que pedimos demasiado (429)${asked}`, { retryAfter })
  return new LiveSourceError('server-error', `${name} no está disponible (503)${asked}`, { retryAfter })
}

/** Parses a `Retry-After`, in seconds or as a date, into milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // A date contains a month's name; without this check any number would parse as a year.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function asProblem(error: unknown): LiveSourceError {
  if (error instanceof LiveSourceError) return error
  if (error instanceof Error && error.name === 'AbortError') return new LiveSourceError('stopped', 'se pidió terminar', { cause: error })
  throw error
}
