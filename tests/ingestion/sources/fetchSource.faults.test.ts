import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CHAIN_SOURCES } from '#chains/sources.ts'
import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { ProblemKind } from '#ingestion/fetch/liveSourceError.ts'
import { PoliteClient } from '#ingestion/fetch/politeClient.ts'
import { FAULTS, type FaultName } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { CARDS, limitsFor, NOW, problemOf, rehearsedSources, sourceOf } from './rehearsed.ts'

type Expected = { kind: ProblemKind; reason: RegExp; ofPages?: { kind: ProblemKind; reason: RegExp } }

/** What each fault that leaves nothing to read comes out as, and words of its reason; `ofPages`: where the source is HTML, not JSON. */
const EXPECTED: Partial<Record<FaultName, Expected>> = {
  'error-500': { kind: 'server-error', reason: /tiene un error propio \(500\)/ },
  forbidden: { kind: 'forbidden', reason: /no nos deja leer \(403\)/ },
  'rate-limited': { kind: 'rate-limited', reason: /pedimos demasiado \(429\): pide esperar 1 s/ },
  'time-out': { kind: 'timeout', reason: /no contestó en 0,3 s/ },
  'half-body': { kind: 'cut-off', reason: /llegó cortada/ },
  'wrong-encoding': { kind: 'encoding', reason: /codificación/ },
  'changed-markup': { kind: 'changed', reason: /cambió la forma de la fuente: / },
  'empty-list': { kind: 'empty', reason: /no muestra ninguna tarjeta/ },
  redirect: { kind: 'redirected', reason: /redirige a ofertas\.example\.net/ },
  'gzip-bomb': { kind: 'too-large', reason: /pasa de 8 MB/ },
  'many-encodings': { kind: 'encoding', reason: /comprimida demasiadas veces/ },
  'deep-nesting': {
    kind: 'changed',
    reason: /no es JSON|cambió la forma/,
    ofPages: { kind: 'too-large', reason: /más anidados/ },
  },
  'slow-drip': { kind: 'too-slow', reason: /tan de a poco/ },
}

/** Whether the way that is tried first reads a page, not JSON. */
const isReadAsPage = (chain: ChainSlug) => CHAIN_SOURCES.get(chain)?.ways[0]?.name === 'html'

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
})
afterAll(() => rehearsal.close())
afterEach(() => {
  for (const chain of CHAIN_SLUGS) rehearsal.setFault(chain, null)
})

describe.each(Object.entries(EXPECTED))('%s', (fault, { ofPages, ...ofAny }) => {
  test.each(CHAIN_SLUGS)('of %s is reported with its kind and in words, within the limits', async (chain) => {
    rehearsal.setFault(chain, { name: fault as FaultName })
    const client = new PoliteClient({ limits: limitsFor(fault as FaultName), hosts: { '*': rehearsal.url } })
    const problem = await problemOf(sourceOf(rehearsedSources(rehearsal.url, {}, { client }), chain).read())
    const { kind, reason } = (isReadAsPage(chain) && ofPages) || ofAny
    expect(problem.kind).toBe(kind)
    expect(problem.reason).toMatch(reason)
  })
})

test('every fault of the rehearsal is tried', () => {
  expect(FAULTS.filter((fault) => !(fault in EXPECTED))).toEqual(['ten-fold', 'poisoned-card'])
})

describe.each(CHAIN_SLUGS)('%s', (chain) => {
  const count = CARDS.filter(({ source }) => source === chain).length

  test('ten times its list is captured whole: whether it can be true is for the gate to say', async () => {
    rehearsal.setFault(chain, { name: 'ten-fold' })
    const { cards } = await sourceOf(rehearsedSources(rehearsal.url), chain).read()
    expect(new Set(cards.map(({ id }) => id)).size).toBe(10 * count)
  })

  test('one poisoned card costs that card', async () => {
    rehearsal.setFault(chain, { name: 'poisoned-card' })
    const { cards, unreadable } = await sourceOf(rehearsedSources(rehearsal.url), chain).read()
    expect({ cards: cards.length, unreadable }).toEqual({ cards: count, unreadable: 1 })
  })

  test('is well again after a fault that passes', async () => {
    rehearsal.setFault(chain, { name: 'half-body', times: 2 })
    const { cards } = await sourceOf(rehearsedSources(rehearsal.url), chain).read()
    expect(cards).toHaveLength(count)
  })
})

test('a fault of one source leaves the others as they are', async () => {
  rehearsal.setFault('coto', { name: 'time-out' })
  const outcomes = await Promise.allSettled(rehearsedSources(rehearsal.url).map((source) => source.read()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(CHAIN_SLUGS.length - 1)
})

test('an address without a server is unreachable', async () => {
  const gone = await startRehearsal({ cards: CARDS, now: NOW })
  await gone.close()
  const problem = await problemOf(sourceOf(rehearsedSources(gone.url), 'carrefour').read())
  expect(problem.kind).toBe('unreachable')
  expect(problem.reason).toMatch(/no se pudo conectar con www\.carrefour\.com\.ar\S* \(ECONNREFUSED\)/)
})

test('a run that is asked to stop ends at once', async () => {
  rehearsal.setFault('makro', { name: 'time-out' })
  const controller = new AbortController()
  const reading = sourceOf(rehearsedSources(rehearsal.url, {}, { signal: controller.signal }), 'makro').read()
  controller.abort()
  expect((await problemOf(reading)).kind).toBe('stopped')
})
