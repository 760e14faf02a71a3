import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { loadSourceFacts } from '#chains/sources.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import type { FetchedPage, PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { extractPageText } from '#ingestion/platforms/html.ts'
import { findBalancedJson } from '#ingestion/platforms/json.ts'
import { findHashBeside } from '#ingestion/platforms/vtexGraphql.ts'
import type { WayContext, WayResult } from '#ingestion/platforms/way.ts'
import { allSites } from '#rehearsal/exampleSites.ts'
import { atLeastOne } from '../../atLeastOne.ts'
import { CARDS, NOW } from './rehearsed.ts'

/** A way's context whose site answers with the result of a function. */
function contextOf(answer: (url: URL) => string): WayContext {
  const found = new Map<string, Promise<unknown>>()
  const session = {
    page: 'https://www.example.ar/',
    ask: async (address: string): Promise<FetchedPage> => ({
      url: new URL(address),
      text: answer(new URL(address)),
      headers: new Headers(),
    }),
    once: (name: string, find: () => Promise<unknown>) => found.get(name) ?? found.set(name, find()).get(name),
  } as unknown as PoliteSession
  return { session, now: NOW, warn: () => {} }
}

/** What a way makes of an answer: cards that are sound, or an error with a reason. Anything else is thrown on. */
async function outcomeOf(reading: Promise<WayResult>): Promise<WayResult | LiveSourceError> {
  const outcome = await reading.catch((error: unknown) => error)
  if (outcome instanceof LiveSourceError) {
    expect(outcome.reason.length).toBeGreaterThan(10)
    return outcome
  }
  if (outcome instanceof Error) throw outcome
  const result = outcome as WayResult
  expect(result.cards.length).toBeGreaterThan(0)
  for (const { id, raw } of atLeastOne(result.cards)) {
    expect(id).toMatch(/^[\w.:+-]{1,90}$/)
    expect(raw).toBeTypeOf('object')
  }
  return result
}

const WAYS = (
  await Promise.all(CHAIN_SLUGS.map(async (chain) => (await loadSourceFacts(chain)).ways.map((way) => ({ chain, way }))))
).flat()

/** Field names that some feed has, so that chance finds the inside of the parsers. */
const FIELD = fc.constantFrom(
  'result',
  'value',
  'promocionesDigitales',
  'promocionesSucursalesFisicas',
  'data',
  'documents',
  'fields',
  'key',
  'id',
  'title',
  'legal',
  'websites',
  'info',
  'terms',
  'active',
  'cards',
  'content',
  'props',
  'promotions',
  'errors',
  'message',
  '__proto__',
  'constructor',
)
const ANYTHING = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom('null', 'true', 'jumboargentina', '1e999')),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(FIELD, fc.string()), tie('node'), { maxKeys: 5 }),
  ),
})).node

describe.each(WAYS)('$chain by $way.name', ({ way }) => {
  test('makes cards or a reason of any JSON, never another error', async () => {
    await fc.assert(
      fc.asyncProperty(ANYTHING, async (value) => {
        await outcomeOf(way.read(contextOf(() => JSON.stringify(value))))
      }),
    )
  })

  test('makes cards or a reason of any text', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            '<div class="section-promos-bancarias">',
            '<div class="et_pb_blurb_content">',
            '<h4 class="et_pb_module_header">',
            '</div>',
            '"x:landing-medios-pago#props":{',
            '"cards":[',
            '{"a":1}',
            ']',
            '}',
            '"',
            '\\',
            '<template data-field="extensions"><script>',
            'words',
          ),
        )
        .map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        await outcomeOf(way.read(contextOf(() => value)))
      }),
    )
  })
})

/** The true answer of a rehearsed site to an address. */
const SITES = allSites(exampleCards('2026-11-20'), NOW)
function trueAnswer(url: URL): string {
  const site = SITES.find(({ hosts }) => hosts.includes(url.hostname))
  const headers = { accept: 'application/vnd.vtex.ds.v10+json', 'user-agent': 'Mozilla/5.0', 'rest-range': 'resources=0-500' }
  return site?.answer({ method: 'GET', url, headers, body: '' }, site.entries)?.body ?? ''
}

test('a true answer with a piece cut out or put in gives no more cards than there were', async () => {
  const first = WAYS.filter(({ way: { name } }) => ['master-data', 'feed', 'landing-medios-pago', 'html'].includes(name))
  expect(new Set(first.map(({ chain }) => chain))).toEqual(new Set(CHAIN_SLUGS))
  const damage = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(200), insert: fc.string({ maxLength: 20 }) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...first), damage, async ({ chain, way }, { at, cut, insert }) => {
      const damaged = (url: URL) => {
        const text = trueAnswer(url)
        const from = Math.floor(text.length * at)
        return text.slice(0, from) + insert + text.slice(from + cut)
      }
      const outcome = await outcomeOf(way.read(contextOf(damaged)))
      if (outcome instanceof LiveSourceError) return
      expect(outcome.cards.length).toBeLessThanOrEqual(CARDS.filter(({ source }) => source === chain).length + 1)
    }),
    { numRuns: 150 },
  )
})

describe('a balanced reading', () => {
  test('finds the end of any JSON object, whatever follows it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), fc.string(), (value, before, after) => {
        const json = JSON.stringify(value)
        expect(findBalancedJson(before + json + after, before.length)).toBe(json)
      }),
    )
  })

  test('of what never ends is null', () => {
    expect(findBalancedJson('{"a": [1, "}"', 0)).toBeNull()
    expect(findBalancedJson('{]', 0)).toBe('{]')
    expect(findBalancedJson(`{"a":"${'\\"'.repeat(10)}`, 0)).toBeNull()
  })
})

test('the words of a page are its lines, without what it does not show', () => {
  const html =
    '<head><title>No</title></head><nav>Menú</nav><p>BANCO UNO **</p>Uno<br>dos &amp; <b>tres</b><script>no()</script><div>cuatro\n cinco</div>'
  expect(extractPageText(html)).toBe('BANCO UNO **\n\nUno\ndos & tres\n\ncuatro cinco')
  expect(extractPageText('<pre>UNO **\ntexto</pre>', 'keep')).toBe('UNO **\ntexto')
})

test('a query’s hash is the one that follows its name, as text or as a tree', () => {
  const hash = 'ab'.repeat(32)
  const other = 'cd'.repeat(32)
  const script = `"query GetBanks { x @runtimeMeta(hash: \\"${other}\\") }" {"kind":"Name","value":"GetCards"},"hash":{"value":"${hash}"}`
  expect(findHashBeside(script, 'GetBanks')).toBe(other)
  expect(findHashBeside(script, 'GetCards')).toBe(hash)
  expect(findHashBeside(script, 'GetPromotions')).toBeNull()
})
