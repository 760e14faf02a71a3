import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { FEED_SLUGS, type FeedSlug, isFeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ProblemKind } from '#ingestion/fetch/liveSourceError.ts'
import { runSources } from '#ingestion/publish/run.ts'
import type { FaultName } from '#rehearsal/faults.ts'
import { type Rehearsal, startRehearsal } from '#rehearsal/server.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { cacheReadings } from '../../bench/readOnce.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { CARDS, clock, limitsFor, NOW, problemOf, rehearsedSources, sourceOf } from '../ingestion/sources/rehearsed.ts'
import { temporaryFolders } from '../storage/databases.ts'

const folders = temporaryFolders()
let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await startRehearsal({ cards: CARDS, now: NOW })
})
afterAll(() => rehearsal.close())
afterEach(() => {
  for (const feed of FEED_SLUGS) rehearsal.setFault(feed, null)
})

function reading(feed: FeedSlug, fault: FaultName | null = null) {
  if (fault !== null) rehearsal.setFault(feed, { name: fault })
  const limits = limitsFor(fault ?? 'empty-list')
  return sourceOf(rehearsedSources(rehearsal.url, { limits }, { feeds: FEED_SLUGS }), feed).read()
}

/** What is blocked, broken or empty is not read, and never an empty list: the last good data stay. */
const NOT_READ: [FaultName, ProblemKind[]][] = [
  ['forbidden', ['forbidden']],
  ['html-page', ['changed']],
  ['empty-body', ['changed']],
  ['time-out', ['timeout']],
  // A list that announces entries and has none is a short one.
  ['empty-list', ['empty', 'cut-off']],
  ['changed-markup', ['changed']],
]

/**
 * A list that is shorter than it says is not read. One that does not say how long it is looks whole; the gate holds it when it is far
 * shorter than the last one. Of Personal Pay the first record is more than half.
 */
const SHORT_LIST: Record<FeedSlug, ProblemKind | 'held' | 'published'> = {
  'cuenta-dni': 'held',
  'club-la-nacion': 'cut-off',
  'personal-pay': 'published',
  'banco-galicia': 'cut-off',
}

const isRead = (feed: FeedSlug) => ['held', 'published'].includes(SHORT_LIST[feed])

const exampleOf = (feed: FeedSlug) => CARDS.filter(({ source }) => source === feed)

describe.each(FEED_SLUGS)('%s', (feed) => {
  test('is read whole from its site: every example, and what names no chain is counted', async () => {
    const { cards, unreadable, fetched } = await reading(feed)
    const raws = atLeastOne(exampleOf(feed)).map(({ raw }) => raw)
    expect(cards.map(({ raw }) => raw)).toEqual(expect.arrayContaining(raws))
    expect({ cards: cards.length, unreadable }).toEqual({ cards: raws.length, unreadable: 0 })
    expect(fetched.ofNoChain).toBeGreaterThan(0)
    expect(fetched.requests).toBeLessThanOrEqual(40)
  })

  test.each(NOT_READ)('is not read: %s', async (fault, kinds) => {
    expect(kinds).toContain((await problemOf(reading(feed, fault))).kind)
  })

  test('loses one poisoned record, and no other', async () => {
    const { cards } = await reading(feed, 'poisoned-card')
    expect(cards.map(({ raw }) => raw)).toEqual(expect.arrayContaining(exampleOf(feed).map(({ raw }) => raw)))
  })

  test('has no date, or that of its words, where its fields write dates in another form', () => {
    for (const card of atLeastOne(exampleOf(feed))) {
      const [before, after] = [card, withOtherDates(card)].map((one) => readCard(one).promotions)
      expect(after).toHaveLength(atLeastOne(before ?? []).length)
      for (const [at, { validFrom, validUntil }] of (after ?? []).entries()) {
        expect([null, before?.[at]?.validFrom]).toContain(validFrom)
        expect([null, before?.[at]?.validUntil]).toContain(validUntil)
      }
    }
  })
})

test.each<[FeedSlug, string]>([
  ['cuenta-dni', 'GetBeneficioData2'],
  ['banco-galicia', '/idPromocion/'],
])('%s is not read without its details', async (feed, only) => {
  rehearsal.setFault(feed, { name: 'forbidden', only })
  expect((await problemOf(reading(feed))).kind).toBe('forbidden')
})

/** A record with every date, in its fields and in its words, as nobody has written it before. */
function withOtherDates(card: CapturedCard): CapturedCard {
  const written = /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?|\/Date\(\d+\)\/|\b\d{2}\/\d{2}\/\d{4}\b/g
  const isInstant = (value: unknown) => typeof value === 'number' && value > 1e11
  const raw = JSON.stringify(card.raw, (_, value) => {
    if (typeof value === 'string') return value.replace(written, 'MMXXVI')
    return isInstant(value) ? 'MMXXVI' : value
  })
  return { ...card, raw: JSON.parse(raw) }
}

test('a list that is far too short does not replace the last good one', async () => {
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory: folders.create() })
  const read = cacheReadings(readCard)
  const run = (fault: FaultName) => {
    const sources = rehearsedSources(rehearsal.url, { limits: limitsFor(fault) }, { feeds: FEED_SLUGS }).filter(({ source }) =>
      isFeedSlug(source),
    )
    return runSources(storage, { kind: 'live', sources, read, clock })
  }
  const editions = async () => {
    const all = (await loadLatestEditions(storage.db))?.editions ?? []
    return all.filter(({ source }) => isFeedSlug(source) && SHORT_LIST[source] !== 'published').map(({ source, id }) => ({ source, id }))
  }
  try {
    await run('empty-list')
    const before = await editions()
    for (const feed of FEED_SLUGS) rehearsal.setFault(feed, { name: 'short-list' })
    const { sources } = await run('short-list')
    const outcomes = Object.fromEntries(sources.map(({ source, outcome }) => [source, outcome]))
    expect(outcomes).toEqual(Object.fromEntries(FEED_SLUGS.map((feed) => [feed, isRead(feed) ? SHORT_LIST[feed] : 'failed'])))
    expect(await editions()).toEqual(before)
  } finally {
    await storage.close()
  }
}, 60_000)

test.each(FEED_SLUGS.filter((feed) => !isRead(feed)))('a list of %s that says it is longer is not read', async (feed) => {
  expect((await problemOf(reading(feed, 'short-list'))).kind).toBe(SHORT_LIST[feed])
})
