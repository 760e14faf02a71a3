import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard, readWords } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { READERS, type Reader, type Readings } from '#domain/promotion/readings.ts'
import type { Review } from '#domain/promotion/review.ts'
import { answerDesk } from '#features/review/review.functions.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { makeTemplate } from '#review/template.ts'
import { setLog } from '#server/log.ts'
import { closeRuntime } from '#server/runtime.server.ts'
import { addReviews, loadLatestReview } from '#storage/reviews.ts'
import { openOrCreateStorage, SQLITE_FILE } from '#storage/storage.ts'

const TOKEN = 'una-clave-de-prueba-larga'
const NOW = new Date('2026-03-27T15:00:00Z')
const KEY = 'k'.repeat(32)
const STORED_REVIEWS = 5_500

let client = 'nobody'
vi.mock('#server/requestClient.ts', () => ({ getRequestClient: () => client }))

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-desk-'))
const authorizationOf = (password: string) => `Basic ${Buffer.from(`Ana:${password}`).toString('base64')}`
const headers = { authorization: authorizationOf(TOKEN) }

const look = (query = '') => answerDesk(new Request(`http://yapa.example/revision${query}`, { headers }))
const send = (form: Record<string, string>) =>
  answerDesk(new Request('http://yapa.example/revision', { method: 'POST', headers, body: new URLSearchParams(form) }))

/** The fields of the page's form, as a browser would send them. */
function formOf(html: string): Record<string, string> {
  const hidden = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  const [, text] = /<textarea[^>]*>([^<]*)</.exec(html) ?? []
  const unescaped = text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  return {
    ...Object.fromEntries(Array.from(hidden, ([, name, value]) => [name as string, value as string])),
    ...(unescaped !== undefined && { texto: unescaped.replace(/^\n/, '') }),
  }
}

/** A review of a text of its own, as a long-lived deployment has thousands. */
function reviewNumber(number: number, card: CardWords) {
  const review = { card: { ...card, id: `old ${number}` }, promotions: [], by: '', at: '2026-03-01T15:00:00.000Z' }
  return { template: `${number}`.padStart(32, 'k'), review }
}

beforeAll(async () => {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  const cards = exampleCards('2026-03-27')
  const sources = [...Map.groupBy(cards, ({ source }) => source)].map(([source, own]) => ({
    source,
    read: async () => ({ source, capturedAt: '2026-03-27' as const, cards: own, unreadable: 0 }),
  }))
  await runSources({ db }, { kind: 'stored', sources: sources as never, read: readCard, readWords, clock: frozenClock(NOW) })
  const card = readCard(cards[0] as (typeof cards)[number]).card
  await addReviews(
    db,
    Array.from({ length: STORED_REVIEWS }, (_, number) => reviewNumber(number, card)),
  )
  await addReviews(db, [{ template: makeTemplate(card).key, review: { card, promotions: [], by: '', at: '2026-03-02T15:00:00.000Z' } }])
  await close()
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('YAPA_DATA', dataDirectory)
  vi.stubEnv('YAPA_REVIEW_TOKEN', TOKEN)
  setLog({ debug() {}, info() {}, warn() {}, error() {} })
})
afterAll(async () => {
  await closeRuntime()
  vi.unstubAllEnvs()
  rmSync(dataDirectory, { recursive: true, force: true })
})

/** The longest time for which the thread was not free, in milliseconds of its processor. */
async function longestHold(work: Promise<unknown>): Promise<number> {
  const cpu = () => process.threadCpuUsage().user / 1_000
  let isDone = false
  let longest = 0
  void work.finally(() => {
    isDone = true
  })
  for (let before = cpu(); !isDone; before = cpu()) {
    await nextTurn()
    longest = Math.max(longest, cpu() - before)
  }
  await work
  return longest
}

test(`holds the thread for no more than 50 ms, with ${STORED_REVIEWS} reviews stored`, async () => {
  const first = await (await look()).text()
  expect(first).toMatch(/Quedan \d{2} tarjetas/)
  expect(await longestHold(look())).toBeLessThan(50)
})

test.each([`€${KEY}`, `${KEY}; Path=/`, '', `${KEY}\r\nset-cookie: a=b`])(
  'a key «%s» that is none is refused and gets into no cookie',
  async (clave) => {
    for (const accion of ['despues', 'guardar', 'deshacer'] as const) {
      const answer = await send({ accion, clave, cuando: '' })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).toContain('Ese pedido no se entiende')
    }
  },
)

test('wrong words slow their own client only', async () => {
  const enter = (from: string, clave: string) => {
    client = from
    return answerDesk(new Request('http://yapa.example/revision', { headers: { authorization: authorizationOf(clave) } }))
  }
  for (let guess = 0; guess < 120; guess++) await enter(`stranger ${guess % 24}`, 'otra')
  expect((await enter('stranger 0', 'otra')).status).toBe(429)
  for (let entry = 0; entry < 8; entry++) expect((await enter('operator', TOKEN)).status).toBe(200)
})

/** Has the first card of a number of promotions read as given. */
async function readBy(count: number, readings: (at: number, promotion: ExtractedPromotion) => Readings): Promise<void> {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  // What an issuer says is no card of the desk.
  const rows = await db
    .selectFrom('edition_promotions')
    .innerJoin('editions', 'editions.id', 'edition_id')
    .where('source', 'in', CHAIN_SLUGS)
    .selectAll('edition_promotions')
    .orderBy('edition_id')
    .orderBy('position')
    .execute()
  const cards = [...Map.groupBy(rows, ({ card_id }) => card_id).values()]
  const own = (cards.find(({ length }) => length === count) ?? cards.find(({ length }) => length > count))?.slice(0, count) ?? []
  expect(own).toHaveLength(count)
  for (const [at, { edition_id, position, promotion }] of own.entries()) {
    const parsed = JSON.parse(promotion)
    await db
      .updateTable('edition_promotions')
      .set({ promotion: JSON.stringify({ ...parsed, readings: readings(at, parsed) }) })
      .where('edition_id', '=', edition_id)
      .where('position', '=', position)
      .execute()
  }
  await close()
}

async function storedReview(template: string): Promise<Review | null> {
  const { db, close } = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  const review = await loadLatestReview(db, template)
  await close()
  return review
}

test('both readings stand side by side, what differs first, and one key stores the model’s', async () => {
  const limits = { maxDiscount: 4_321, explicitlyHasNoLimit: false, period: null, per: null, caps: [] }
  await readBy(1, () => ({ by: 'ambos', open: { limits: { from: 'modelo', other: limits } } }))
  const html = await (await look()).text()
  expect(html).toContain('Dos lecturas dicen cosas distintas')
  const rows = Array.from(html.matchAll(/<tr(?: class="(\w+)")?><th scope="row">([^<]*)<.th>(.*?)<.tr>/g), ([, asked, name, cells]) => ({
    ...{ asked, name, cells: Array.from(String(cells).matchAll(/<td>([^<]*)</g), ([, words]) => words) },
  }))
  expect(rows[0]).toMatchObject({ asked: 'asked', name: 'Tope', cells: [expect.any(String), 'maxDiscount: 4321'] })
  expect(rows[1]?.asked).toBeUndefined()
  expect(formOf(html).texto?.split('\n')[3]).toContain('"limits"')
  const { clave = '', ...form } = formOf(html)
  expect((await send({ ...form, clave, texto: 'no se lee', accion: 'modelo' })).status).toBe(303)
  expect((await storedReview(clave))?.promotions).toMatchObject([{ from: 0, corrected: ['limits'], values: { limits } }])
})

test('of a card of which each reader has a promotion of its own, both are stored only when the person says that they are two', async () => {
  await readBy(2, (at) => ({ by: READERS[at] as Reader, open: {} }))
  const card = await (await look()).text()
  expect(card).toContain('Dos lecturas dicen cosas distintas')
  const asked = await send({ ...formOf(card), accion: 'guardar' })
  expect(asked.status).toBe(422)
  const again = await asked.text()
  expect(again).toContain('Si son dos promos distintas, guardá otra vez')
  expect(formOf(again)).toMatchObject({ 'son-dos': 'si', texto: formOf(card).texto })
  expect((await send({ ...formOf(again), accion: 'guardar' })).status).toBe(303)
})

test('while storage is away nothing is stored, and the page says how what was typed is sent again', async () => {
  const typed = { ...formOf(await (await look()).text()), accion: 'guardar', texto: '<12345>\n' }
  rmSync(path.join(dataDirectory, SQLITE_FILE))
  const answer = await send(typed)
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain('No se guardó')
  expect(page).toContain('recargá la página')
  const looked = await look()
  expect([looked.status, looked.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
})
