import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Fault, FaultName } from './faults.ts'
import type { Entry, Site, SiteAnswer } from './site.ts'

/** Milliseconds after which a fault that sends little or nothing ends. */
const PATIENCE = 120_000
const DRIP = 50

type Spoiler = (response: ServerResponse, answer: SiteAnswer, fault: Fault) => void

const page = (title: string) => `<html><h1>${title}</h1></html>`

const SPOILERS: Partial<Record<FaultName, Spoiler>> = {
  'error-500': (response) => end(response, 500, { 'Content-Type': 'text/html' }, page('Internal Server Error')),
  forbidden: (response) => end(response, 403, { 'Content-Type': 'text/html' }, page('Access Denied')),
  'rate-limited': (response, _, { retryAfter = 1 }) => end(response, 429, { 'Retry-After': `${retryAfter}` }, page('Too Many Requests')),
  redirect: (response) => end(response, 302, { Location: 'https://ofertas.example.net/promos' }, ''),
  'wrong-encoding': (response, { type, body }) => end(response, 200, { 'Content-Type': type }, Buffer.from(withAccents(body), 'latin1')),
  'empty-body': (response, { type }) => end(response, 200, { 'Content-Type': type }, ''),
  'html-page': (response) => end(response, 200, { 'Content-Type': 'text/html' }, page('Volvemos en un rato')),
  'half-body': halfBody,
  'gzip-bomb': bomb,
  'slow-drip': drip,
  'many-encodings': packedOverAndOver,
  'deep-nesting': (response, { type }) => end(response, 200, { 'Content-Type': type }, nested(type)),
  'time-out': hang,
}

/** Sends the answer, with the fault if it is one of sending. */
export function sendWithFault(fault: Fault | null, answer: SiteAnswer, response: ServerResponse): void {
  const spoil = fault && SPOILERS[fault.name]
  if (spoil) spoil(response, answer, fault)
  else end(response, answer.status, { 'Content-Type': answer.type, ...answer.headers }, answer.body)
}

function end(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer): void {
  response.writeHead(status, headers).end(body)
}

/** A wrong encoding only shows in letters beyond ASCII, so an answer without any gets some. */
const withAccents = (body: string) => (/[\u00a1-\u00ff]/.test(body) ? body : `${body} áéíóú`)

function halfBody(response: ServerResponse, { type, body }: SiteAnswer): void {
  const bytes = Buffer.from(body)
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
}

/** Sends ten megabytes of zeros compressed to ten kilobytes, repeatedly: two gigabytes in all after decompression. */
function bomb(response: ServerResponse, { type }: SiteAnswer): void {
  const member = gzipSync(Buffer.alloc(10 * 1024 ** 2), { level: 9 })
  let left = 200
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
  const more = () => {
    let room = true
    while (room && left-- > 0) room = response.write(member)
    if (room) response.end()
    else response.once('drain', more)
  }
  more()
}

/** Sends an answer compressed several times; each layer costs as much as the one before. */
function packedOverAndOver(response: ServerResponse, { type, body }: SiteAnswer): void {
  const layers = 20
  let bytes: Buffer = Buffer.from(body)
  for (let layer = 0; layer < layers; layer++) bytes = gzipSync(bytes)
  end(response, 200, { 'Content-Type': type, 'Content-Encoding': Array(layers).fill('gzip').join(', ') }, bytes)
}

/** Returns a megabyte of nested elements: far deeper than any stack. */
function nested(type: string): string {
  const size = 1024 ** 2
  return type.includes('json') ? '['.repeat(size) : '<b><i>'.repeat(size / 6)
}

function drip(response: ServerResponse, { type, body }: SiteAnswer): void {
  const bytes = Buffer.from(body)
  const until = performance.now() + PATIENCE
  let at = 0
  response.writeHead(200, { 'Content-Type': type })
  response.flushHeaders()
  const timer = setInterval(() => {
    if (at < bytes.length && performance.now() < until) {
      response.write(bytes.subarray(at, ++at))
      return
    }
    clearInterval(timer)
    response.end()
  }, DRIP)
  response.on('close', () => clearInterval(timer))
}

function hang(response: ServerResponse): void {
  const timer = setTimeout(() => response.destroy(), PATIENCE)
  response.on('close', () => clearTimeout(timer))
}

/** Returns the site's entries as a fault leaves them. */
export function faultyEntries({ entries, copy }: Site, fault: FaultName | undefined): readonly Entry[] {
  const [first, ...others] = entries
  if (fault === 'empty-list' || first === undefined) return []
  if (fault === 'short-list') return [first]
  if (fault === 'poisoned-card') return [first, poison(first), ...others]
  if (fault !== 'ten-fold') return entries
  return [entries, ...Array.from({ length: 9 }, (_, number) => entries.map((entry) => copy(entry, number + 1)))].flat()
}

/** Returns an answer as the next version of a site would give it: every name in it is another, the words are the same. */
export function changeForm(answer: SiteAnswer): SiteAnswer {
  const body = answer.type.includes('json')
    ? answer.body.replace(/"(\w{1,60})":/g, '"v2_$1":')
    : answer.body.replace(/[-*]|[a-z](?=[A-Z])/g, '$&_')
  return { ...answer, body }
}

/** Text that would execute, escape or overload if anybody trusted it. */
const HOSTILE_TEXT = `"><script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e${'😀'.repeat(10)}{{constructor}}'; DROP TABLE promotions;--`

/** In turn, for the fields of an entry. Text comes inside the first element of a field that is HTML. */
const HOSTILE: readonly ((value: unknown) => unknown)[] = [
  (value) => String(value).replace(/>|$/, (end) => end + HOSTILE_TEXT.repeat(5_000)),
  () => nestValue(600),
  () => [HOSTILE_TEXT],
  () => ({ $ne: null, toString: 1, html: HOSTILE_TEXT }),
]

function poison(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).map(([name, value], index) => [name, HOSTILE[index % HOSTILE.length]?.(value)]))
}

/** Makes a value nested far beyond real data. */
function nestValue(depth: number): unknown {
  let value: unknown = 'hondo'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
