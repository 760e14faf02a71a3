import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildQueryString, resolveHost } from '#ingestion/fetch/address.ts'
import { decodeText } from '#ingestion/fetch/charset.ts'
import type { ClientClock } from '#ingestion/fetch/hostQueues.ts'
import { LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import { POLITE_LIMITS, PoliteClient, type PoliteLimits, parseRetryAfter } from '#ingestion/fetch/politeClient.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { CARDS, NOW, QUICK, rehearsedSources } from '../sources/rehearsed.ts'

/** A clock that sleeping advances: waiting takes no time, and every wait is recorded. */
function patientTiming(): ClientClock & { slept: number[] } {
  let time = 0
  const slept: number[] = []
  return {
    slept,
    now: () => time,
    sleep: async (milliseconds) => {
      slept.push(Math.round(milliseconds))
      time += milliseconds
    },
    random: () => 0,
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

let handler: Handler
let base: string
const seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  handler(request, response, seen.length)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  seen.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SCOPE = { hosts: ['shop.example.ar', 'old.example.ar'], page: 'https://shop.example.ar/promos' }

function open(limits: PoliteLimits = QUICK, timing = patientTiming()) {
  const client = new PoliteClient({ limits, hosts: { '*': base }, timing, about: 'https://yapa.example/acerca' })
  return { session: client.open(SCOPE), timing, client }
}

const kindOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'fine',
    (error: unknown) => (error instanceof LiveSourceError ? error.kind : error),
  )

describe('a request', () => {
  test('sends our name, the language and the referring page', async () => {
    handler = (_, response) => response.end('hola')
    await open().session.ask('https://shop.example.ar/x')
    expect(seen[0]?.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Mozilla\/5\.0 .* Yapa\/1\.0 \(\+https:\/\/yapa\.example\/acerca\)$/),
      'accept-language': 'es-AR,es;q=0.9',
      referer: SCOPE.page,
    })
  })

  test('waits for the request before it and the pause', async () => {
    let under = 0
    let most = 0
    handler = (_, response) => {
      most = Math.max(most, ++under)
      setTimeout(() => {
        under--
        response.end('hola')
      }, 10)
    }
    const { session, timing } = open({ ...QUICK, pause: 2_000 })
    await Promise.all(['/1', '/2', '/3'].map((path) => session.ask(`https://shop.example.ar${path}`)))
    expect(most).toBe(1)
    expect(timing.slept).toEqual([2_000, 2_000])
  })

  test('of another session of the same client waits as well', async () => {
    handler = (_, response) => response.end('hola')
    const { client, timing } = open({ ...QUICK, pause: 1_000 })
    await Promise.all([client.open(SCOPE), client.open(SCOPE)].map((session) => session.ask('https://shop.example.ar/')))
    expect(timing.slept).toEqual([1_000])
  })

  test('is tried three times, ever more patiently, and no more', async () => {
    handler = (_, response) => response.writeHead(502).end()
    const { session, timing } = open({ ...QUICK, backOff: 100, pause: 1 })
    expect(await kindOf(session.ask('https://shop.example.ar/'))).toBe('server-error')
    expect(seen).toHaveLength(3)
    expect(timing.slept).toEqual([100, 200])
  })

  test('that is refused for good is tried once', async () => {
    for (const status of [403, 404, 400]) {
      seen.length = 0
      handler = (_, response) => response.writeHead(status).end()
      await kindOf(open().session.ask('https://shop.example.ar/'))
      expect(seen).toHaveLength(1)
    }
  })

  test('waits as long as the site asks for', async () => {
    handler = (_, response, count) => (count === 1 ? response.writeHead(429, { 'Retry-After': '7' }).end() : response.end('hola'))
    const { session, timing } = open({ ...QUICK, retryAfter: 30_000, source: POLITE_LIMITS.source })
    expect((await session.ask('https://shop.example.ar/')).text).toBe('hola')
    expect(timing.slept).toEqual([7_000])
  })

  test('gives up at once when the site asks for longer than a run may wait', async () => {
    handler = (_, response) => response.writeHead(503, { 'Retry-After': '3600' }).end()
    const { session, timing } = open()
    const problem = await session.ask('https://shop.example.ar/').catch((error: unknown) => error)
    expect(problem).toMatchObject({ kind: 'server-error', retryAfter: 3_600_000 })
    expect(timing.slept).toEqual([])
    expect(seen).toHaveLength(1)
  })

  test('reads Retry-After as seconds or as a date', () => {
    const now = Date.parse('2026-11-20T12:00:00Z')
    expect(parseRetryAfter('120', now)).toBe(120_000)
    expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30_000)
    expect(parseRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0)
    for (const nonsense of [null, '', 'soon', '-5', '1e99']) expect(parseRetryAfter(nonsense, now)).toBeUndefined()
  })
})

describe('redirects', () => {
  test('are followed within the source’s hosts', async () => {
    handler = ({ url }, response) => {
      if (url === '/old.example.ar/a') response.writeHead(301, { Location: 'https://shop.example.ar/b' }).end()
      else response.end(url)
    }
    expect((await open().session.ask('https://old.example.ar/a')).text).toBe('/shop.example.ar/b')
  })

  test.each([
    ['https://other.example.com/x', /redirige a other\.example\.com/],
    ['http://shop.example.ar/x', /redirige a http:\/\/shop\.example\.ar/],
    ['https://shop.example.ar:8443/x', /redirige a shop\.example\.ar:8443/],
    ['https://user:secret@shop.example.ar/x', /redirige a shop\.example\.ar/],
    ['file:///etc/passwd', /redirige a file:/],
  ])('to %s go nowhere', async (location, reason) => {
    handler = (_, response) => response.writeHead(302, { Location: location }).end()
    const problem = await open()
      .session.ask('https://shop.example.ar/')
      .catch((error: unknown) => error)
    expect(problem).toMatchObject({ kind: 'redirected', reason: expect.stringMatching(reason) })
    expect(seen).toHaveLength(1)
  })

  test('in a circle end', async () => {
    handler = (_, response) => response.writeHead(302, { Location: '/again' }).end()
    expect(await kindOf(open().session.ask('https://shop.example.ar/'))).toBe('redirected')
    expect(seen).toHaveLength(4)
  })
})

describe('a session', () => {
  test('is limited in requests and bytes', async () => {
    handler = (_, response) => response.end('x'.repeat(600))
    const few = open({ ...QUICK, source: { ...QUICK.source, requests: 2 } }).session
    await few.ask('https://shop.example.ar/1')
    await few.ask('https://shop.example.ar/2')
    expect(await kindOf(few.ask('https://shop.example.ar/3'))).toBe('over-budget')
    const small = open({ ...QUICK, source: { ...QUICK.source, bytes: 1_000 } }).session
    await small.ask('https://shop.example.ar/1')
    expect(await kindOf(small.ask('https://shop.example.ar/2'))).toBe('too-large')
  })
})

describe('the live sources', () => {
  let rehearsal: Rehearsal
  beforeAll(async () => {
    rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
  })
  afterAll(() => rehearsal.close())

  test('no host of any source is ever asked twice at once', async () => {
    rehearsal.requests.length = 0
    const sources = rehearsedSources(rehearsal.url)
    await Promise.all([...sources, ...sources].map((source) => source.read()))
    for (const own of atLeastOne(Map.groupBy(rehearsal.requests, ({ host }) => host).values())) {
      for (const [index, { started }] of atLeastOne(own.entries())) {
        if (index > 0) expect(started).toBeGreaterThanOrEqual(own[index - 1]?.ended ?? Number.POSITIVE_INFINITY)
      }
    }
  })
})

test('spaces in a query travel as %20, never as a plus', () => {
  expect(buildQueryString({ _where: 'active=true AND (a < 1+1)', _fields: 'id,title' })).toBe(
    '_where=active=true%20AND%20(a%20%3C%201%2B1)&_fields=id,title',
  )
})

test('a host map sends requests elsewhere and leaves other hosts alone', () => {
  const url = new URL('https://makro.com.ar/beneficios-bancarios/?a=1')
  expect(resolveHost(url, {}).href).toBe(url.href)
  expect(resolveHost(url, { 'coto.com.ar': 'http://127.0.0.1:1' }).href).toBe(url.href)
  expect(resolveHost(url, { 'makro.com.ar': 'http://127.0.0.1:1/' }).href).toBe('http://127.0.0.1:1/makro.com.ar/beneficios-bancarios/?a=1')
  expect(resolveHost(url, { '*': 'http://127.0.0.1:1' }).href).toBe('http://127.0.0.1:1/makro.com.ar/beneficios-bancarios/?a=1')
})

describe('encodings', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
  const kind = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return error instanceof LiveSourceError ? error.kind : error
    }
  }

  test('are recognised by the header, the page or the bytes', () => {
    expect(decodeText(utf8('promoción'), 'application/json')).toBe('promoción')
    expect(decodeText(latin1('promoción'), 'text/html; charset=ISO-8859-1')).toBe('promoción')
    expect(decodeText(latin1('<meta charset="latin1">promoción'), 'text/html')).toContain('promoción')
    expect(decodeText(latin1('promoción'), 'text/html')).toBe('promoción')
  })

  test('that are certainly UTF-8 are read as UTF-8, for any label', () => {
    expect(decodeText(utf8('promoción'), 'text/html; charset=iso-8859-1')).toBe('promoción')
  })

  test('that contradict their header are refused', () => {
    expect(kind(() => decodeText(latin1('promoción'), 'text/html; charset=utf-8'))).toBe('encoding')
    expect(kind(() => decodeText(latin1('promoción'), 'application/json'))).toBe('encoding')
    expect(kind(() => decodeText(latin1('promoción'), 'text/html; charset=klingon'))).toBe('encoding')
    expect(kind(() => decodeText(utf8('promociÃ³n con dÃ©bito y crÃ©dito, todos los sÃ¡bados, mÃ­nimo, dÃ­as'), 'text/html'))).toBe(
      'encoding',
    )
  })
})
