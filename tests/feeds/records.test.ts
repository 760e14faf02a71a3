import { describe, expect, test } from 'vitest'
import { asList, asObject, type JsonObject } from '#chains/forms/json.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import { checkCount, makeWayResult, pickRecords } from '#feeds/list.ts'
import { feedOf, readSite } from './feed.ts'

test('a list with an entry that cannot be read is not complete', () => {
  const isComplete = (...more: unknown[]) => {
    const picked = pickRecords([{ title: 'DIA' }, ...more], {
      ...{ expected: ['title'], isShown: () => true },
      chainOf: () => ({ chain: 'dia' }),
    })
    return makeWayResult(picked, [{ id: 'x', raw: {} }], true).isComplete
  }
  expect([isComplete(), isComplete('poison')]).toEqual([true, false])
})

describe('Cuenta DNI, whose lists state no count', () => {
  test('is complete only where the page for people shows no other benefit of a chain', async () => {
    const feed = await feedOf('cuenta-dni')
    expect(await readSite(feed)).toMatchObject({ isComplete: true })
    const site: typeof feed.site = (cards, now) => {
      const whole = feed.site(cards, now)
      const answer: typeof whole.answer = (request, entries) =>
        whole.answer(request, request.url.pathname.endsWith('GetBeneficioByRubro') ? entries.slice(1) : entries)
      return { ...whole, answer }
    }
    expect(await readSite({ ...feed, site })).toMatchObject({ isComplete: false })
  })

  test('is read through that page where the lists are gone, and is then not complete', async () => {
    const feed = await feedOf('cuenta-dni')
    const [byList, byPage] = [await readSite(feed), await readSite(feed, 1)]
    expect(byPage.cards).toEqual(byList.cards)
    expect(byPage.isComplete).toBe(false)
  })
})

const GONE = () => null
const ofAnother = ({ data, ...answer }: JsonObject) => ({ ...answer, data: { ...asObject(data), id: 7 } })
const tooLarge = ({ data, ...answer }: JsonObject) => ({ ...answer, data: { ...asObject(data), legales: 'x'.repeat(300_000) } })
const withoutIds = ({ data, ...answer }: JsonObject) => ({
  ...answer,
  data: asList(data).map((account, at) => (at === 1 ? { ...asObject(account), crmid: '../x' } : account)),
})

/** The feed with other answers where their address ends so; null is gone. */
function changed(feed: Awaited<ReturnType<typeof feedOf>>, ending: string, change: (answer: JsonObject, url: URL) => unknown) {
  const site: typeof feed.site = (cards, now) => {
    const full = feed.site(cards, now)
    const answer: typeof full.answer = (request, entries) => {
      const given = full.answer(request, entries)
      if (given === null || !request.url.pathname.endsWith(ending)) return given
      const other = change(given.body.startsWith('{') ? JSON.parse(given.body) : {}, request.url)
      return other === null ? null : { ...given, body: JSON.stringify(other) }
    }
    return { ...full, answer }
  }
  return { ...feed, site }
}

test.each<[FeedSlug, string, (answer: JsonObject) => unknown, { lost: number; isComplete: boolean }]>([
  ['banco-galicia', '/190001', GONE, { lost: 1, isComplete: false }],
  ['banco-galicia', '/190001', ofAnother, { lost: 1, isComplete: false }],
  ['banco-galicia', '/190001', tooLarge, { lost: 1, isComplete: false }],
  ['personal-pay', '/9002', ofAnother, { lost: 1, isComplete: false }],
  ['club-la-nacion', '/A90003/benefits', () => ({ data: [null], meta: { total: 1 } }), { lost: 1, isComplete: false }],
  ['club-la-nacion', '/accounts', withoutIds, { lost: 1, isComplete: false }],
])('of %s a record that cannot be read (%s) costs that record at most', async (slug, ending, change, { lost, isComplete }) => {
  const feed = await feedOf(slug)
  const whole = await readSite(feed)
  const read = await readSite(changed(feed, ending, change))
  expect([read.cards.length, read.unreadable, read.isComplete]).toEqual([whole.cards.length - lost, lost, isComplete])
})

test('Personal Pay is complete only where its offset is seen to work, up to an empty page', async () => {
  const feed = await feedOf('personal-pay')
  const pages = (change: (all: readonly unknown[], offset: number) => unknown) =>
    readSite(
      changed(feed, '/benefits', (_, url) => ({
        data: {
          benefits: change(
            feed.examples.map(({ raw }) => asObject(asObject(raw)?.personalPay)?.item),
            Number(url.searchParams.get('offset') ?? 0),
          ),
        },
      })),
    )
  const read = [
    await pages((all, offset) => (offset < 2 ? all.slice(0, 4) : offset < 3 ? all.slice(4) : [])),
    await pages((all) => all),
    await pages((all, offset) => (offset === 0 ? all : [])),
  ]
  expect(read.map(({ isComplete }) => isComplete)).toEqual([true, false, false])
})

test('a count below zero is none', () => {
  expect(() => checkCount([], -1)).toThrow(/cuántas/)
})
