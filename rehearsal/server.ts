import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { allSites, type RehearsedSite } from './exampleSites.ts'
import { type Fault, readFault } from './faults.ts'
import { changeForm, faultyEntries, sendWithFault } from './faultyAnswers.ts'
import { html, type SiteRequest } from './site.ts'

/**
 * Serves the official sites on the loopback interface, in their exact forms and with faults on demand, for tests and
 * manual trials. A site's host is the first part of the path (`/www.coto.com.ar/legales/`) or the `Host` header.
 */
export type RehearsalOptions = {
  /** 0: any free one. */
  port?: number
  /** The cards on the sites, in the forms in which those answer today: our examples. */
  cards: readonly CapturedCard[]
  faults?: Partial<Record<SourceSlug, Fault>>
  /** Entries are published around this instant; cards have their own dates. */
  now?: Date
}

export type RehearsedRequest = {
  source: SourceSlug
  host: string
  method: string
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  /** Milliseconds on the process's clock; `ended` is null while the answer is in progress. */
  started: number
  ended: number | null
  status: number | null
}

export type Rehearsal = {
  url: string
  /** Sets a fault; null removes it. */
  setFault(source: SourceSlug, fault: Fault | null): void
  /** The latest requests, oldest first. */
  requests: RehearsedRequest[]
  close(): Promise<void>
}

const MAX_REQUESTS = 2_000
const MAX_CONTROL_BODY = 64 * 1024

/** @throws when the port is taken. */
export async function startRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const { port = 0, cards, faults = {}, now = new Date() } = options
  const state: State = { sites: allSites(cards, now), faults: new Map(), requests: [] }
  for (const [source, fault] of Object.entries(faults)) state.faults.set(source as SourceSlug, { ...fault })
  const server = createServer((request, response) => {
    handle(state, request, response).catch(() => response.destroy())
  })
  server.headersTimeout = 10_000
  // The default of some seconds could close a connection just as a stalled machine reuses it.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    setFault: (source, fault) => changeFault(state, source, fault),
    requests: state.requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type State = { sites: RehearsedSite[]; faults: Map<SourceSlug, Fault>; requests: RehearsedRequest[] }

function changeFault({ faults }: State, source: SourceSlug, fault: Fault | null): void {
  if (fault === null) faults.delete(source)
  else faults.set(source, { ...fault })
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  if (body === null) response.writeHead(413).end()
  else if (path === '/_faults') control(state, request.method ?? 'GET', body, response)
  else if (path === '/_requests') reply(response, { requests: state.requests.slice(-200) })
  else answerAsSite(state, siteRequest(request, body), response)
}

function answerAsSite(state: State, asked: SiteRequest | null, response: ServerResponse): void {
  const site = asked && state.sites.find(({ hosts }) => hosts.includes(asked.url.hostname))
  if (!asked || !site) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such site here.')
    return
  }
  const record = remember(state, site, asked)
  response.on('close', () => {
    record.ended = performance.now()
    record.status = response.statusCode
  })
  const fault = takeFault(state, site, asked)
  const answer = site.answer(asked, faultyEntries(site, fault?.name)) ?? html('<h1>404</h1>', 404)
  sendWithFault(fault, fault?.name === 'changed-markup' ? changeForm(answer) : answer, response)
}

function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_CONTROL_BODY) chunks.push(chunk)
    })
    request.on('end', () => resolve(size > MAX_CONTROL_BODY ? null : Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

/** Returns the request as the real site would see it; null when it names no site. */
function siteRequest({ url = '/', headers, method = 'GET' }: IncomingMessage, body: string): SiteRequest | null {
  const [, first = '', rest = '/'] = /^\/([a-z0-9.-]+\.[a-z]{2,})(\/.*)?$/i.exec(url) ?? []
  const host = first === '' ? (headers.host ?? '') : first
  const address = `https://${host}${first === '' ? url : rest}`
  return URL.canParse(address) ? { method, url: new URL(address), headers, body } : null
}

function remember({ requests }: State, { source }: RehearsedSite, { url, method, headers }: SiteRequest): RehearsedRequest {
  const record: RehearsedRequest = {
    source,
    host: url.hostname,
    method,
    path: `${url.pathname}${url.search}`,
    headers: headers as IncomingMessage['headers'],
    started: performance.now(),
    ended: null,
    status: null,
  }
  requests.push(record)
  if (requests.length > MAX_REQUESTS) requests.shift()
  return record
}

function takeFault({ faults }: State, { source }: RehearsedSite, { url }: SiteRequest): Fault | null {
  const fault = faults.get(source)
  if (!fault || (fault.only !== undefined && !fault.only.split('|').some((part) => url.href.includes(part)))) return null
  if (fault.times === undefined) return fault
  if (fault.times <= 0) return null
  fault.times--
  return fault
}

function control(state: State, method: string, body: string, response: ServerResponse): void {
  const asked = method === 'GET' ? null : readFault(parsed(body))
  if (typeof asked === 'string') {
    reply(response, { error: asked }, 400)
    return
  }
  if (asked) changeFault(state, asked.source, asked.fault)
  reply(response, { faults: Object.fromEntries(state.faults) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reply(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value, null, 2))
}
