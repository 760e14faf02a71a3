import { describe, expect, test } from 'vitest'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import { pickOfChains, resultOf } from '#feeds/list.ts'
import { FEEDS_BUILT, feedOf, readSite, TODAY } from './feed.ts'

describe.each(FEEDS_BUILT)('%s', (slug) => {
  test('its site gives the records of the examples, of chains only', async () => {
    const feed = await feedOf(slug)
    const { cards, ofNoChain } = await readSite(feed)
    const records = cards.map((card) => feed.readRecord({ ...card, source: slug, capturedAt: TODAY }))
    expect(records).toEqual(feed.examples.map((card) => feed.readRecord(card)))
    expect(records).not.toContain(null)
    expect(ofNoChain).toBeGreaterThan(0)
  })
})

test('a list with an entry that cannot be read is not complete', () => {
  const isComplete = (...more: unknown[]) => {
    const picked = pickOfChains([{ title: 'DIA' }, ...more], {
      ...{ expected: ['title'], isShown: () => true },
      chainOf: () => ({ chain: 'dia' }),
    })
    return resultOf(picked, [{ id: 'x', raw: {} }], true).isComplete
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

test.each<[FeedSlug, string, { lost: number; isComplete: boolean }]>([
  ['banco-galicia', '/190001', { lost: 1, isComplete: false }],
  ['banco-patagonia', '/toledo2.html', { lost: 1, isComplete: false }],
  ['naranja-x', '/15_todos-C', { lost: 1, isComplete: false }],
  // Its list says as much as its details, but for the small print.
  ['modo', '/dia-sabados-julio26', { lost: 0, isComplete: true }],
])('of %s a record whose detail is gone costs that record at most', async (slug, ending, { lost, isComplete }) => {
  const feed = await feedOf(slug)
  const whole = await readSite(feed)
  const site: typeof feed.site = (cards, now) => {
    const full = feed.site(cards, now)
    return { ...full, answer: (request, entries) => (request.url.pathname.endsWith(ending) ? null : full.answer(request, entries)) }
  }
  const read = await readSite({ ...feed, site })
  expect([read.cards.length, read.unreadable, read.isComplete]).toEqual([whole.cards.length - lost, lost, isComplete])
})
