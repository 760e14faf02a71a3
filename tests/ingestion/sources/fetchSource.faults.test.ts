import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadSourceFacts } from '#chains/sources.ts'
import { CHAIN_SLUGS, type MainChain } from '#domain/catalogue/chain.ts'
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
  'empty-body': { kind: 'changed', reason: /cambió la forma de la fuente: |no es JSON/ },
  'html-page': { kind: 'changed', reason: /cambió la forma de la fuente: |no es JSON/ },
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
const isReadAsPage = async (chain: MainChain) => (await loadSourceFacts(chain)).ways[0]?.name === 'html'

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
})
afterAll(() => rehearsal.close())
afterEach(() => {
  for (const chain of CHAIN_SLUGS) rehearsal.setFault(chain, null)
})

test.each(Object.entries(EXPECTED))(
  '%s of any source is reported with its kind and in words, within the limits',
  async (name, expected) => {
    const fault = name as FaultName
    const client = new PoliteClient({ limits: limitsFor(fault), hosts: { '*': rehearsal.url } })
    const read = async (chain: MainChain) => {
      rehearsal.setFault(chain, { name: fault })
      const problem = await problemOf(sourceOf(rehearsedSources(rehearsal.url, {}, { client }), chain).read())
      const { kind, reason } = ((await isReadAsPage(chain)) && expected.ofPages) || expected
      expect(problem.kind, chain).toBe(kind)
      expect(problem.reason, chain).toMatch(reason)
    }
    await Promise.all(CHAIN_SLUGS.map(read))
  },
  60_000,
)

test('every fault of the rehearsal is tried', () => {
  expect(FAULTS.filter((fault) => !(fault in EXPECTED))).toEqual(['short-list', 'ten-fold', 'poisoned-card'])
})

const numberOf = (chain: MainChain) => CARDS.filter(({ source }) => source === chain).length

/** Reads every source with the fault: how many different cards and how many unreadable ones, by chain. */
async function captured(name: FaultName, times?: number): Promise<[MainChain, number, number][]> {
  for (const chain of CHAIN_SLUGS) rehearsal.setFault(chain, { name, ...(times && { times }) })
  const sources = CHAIN_SLUGS.map((chain) => sourceOf(rehearsedSources(rehearsal.url, { limits: limitsFor(name) }), chain))
  return Promise.all(
    sources.map(async (one) => {
      const { cards, unreadable } = await one.read()
      return [one.source, new Set(cards.map(({ id }) => id)).size, unreadable] as [MainChain, number, number]
    }),
  )
}

test('ten times its list is captured whole: whether it can be true is for the gate to say', async () => {
  expect(await captured('ten-fold')).toEqual(CHAIN_SLUGS.map((chain) => [chain, 10 * numberOf(chain), 0]))
})

test('a list of one card is captured, too', async () => {
  expect(await captured('short-list')).toEqual(CHAIN_SLUGS.map((chain) => [chain, 1, 0]))
})

test('one poisoned card costs that card', async () => {
  expect(await captured('poisoned-card')).toEqual(CHAIN_SLUGS.map((chain) => [chain, numberOf(chain), 1]))
})

test('a source is well again after a fault that passes', async () => {
  expect(await captured('half-body', 2)).toEqual(CHAIN_SLUGS.map((chain) => [chain, numberOf(chain), 0]))
})

test('a fault of one source leaves the others as they are', async () => {
  rehearsal.setFault('coto', { name: 'error-500' })
  const sources = rehearsedSources(rehearsal.url, { limits: limitsFor('error-500') })
  const outcomes = await Promise.allSettled(sources.map((source) => source.read()))
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
