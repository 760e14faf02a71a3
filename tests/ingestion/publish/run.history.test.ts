import { describe, expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { loadHeldSource, loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import { loadSourceTrouble } from '#storage/alerts.ts'
import { loadChangesOfPromotion, loadRecentChanges } from '#storage/history.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot, loadPublishedCard } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { describeOnBothDatabases, sqliteDatabases } from '../../storage/databases.ts'
import { aCard, type PlainRaw, plainReader } from '../samples.ts'

const clock = frozenClock(new Date('2026-04-01T15:00:00Z'))
const cap = (maxDiscount: number) => ({ limits: { maxDiscount, explicitlyHasNoLimit: false, period: 'mes' as const, per: null, caps: [] } })

async function publishOn(storage: Storage, capturedAt: string, raws: PlainRaw[], trusted = false) {
  const cards = raws.map((raw, index) => aCard(`card-${index}`, raw, { capturedAt }))
  const read = async () => ({ source: 'carrefour' as const, capturedAt, cards, unreadable: 0 })
  return runSources(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock, trusted })
}

describeOnBothDatabases('the history of promotions', (databases) => {
  it('remembers what appeared, changed and ended, on the day of the capture', async () => {
    const storage = await databases.open()
    await publishOn(storage, '2026-03-20', [
      { promotions: [cap(10_000)] },
      { promotions: [{ discount: { type: 'porcentaje', value: 30 } }] },
    ])
    await publishOn(storage, '2026-03-27', [{ promotions: [cap(8_000)] }])
    const all = await storage.db.selectFrom('promotion_changes').selectAll().where('seen_at', '=', '2026-03-27').execute()
    expect(all.map(({ event, field }) => [event, field]).sort()).toEqual([
      ['changed', 'limits'],
      ['ended', ''],
    ])
    const [kept] = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    const own = await loadChangesOfPromotion(storage.db, kept?.id ?? '')
    expect(own.map(({ event, seenAt }) => [event, seenAt])).toEqual([['changed', '2026-03-27']])
    const recent = await loadRecentChanges(storage.db, 'real', '2026-03-27', 10)
    expect(recent.map(({ event, publishedAt }) => [event, publishedAt])).toHaveLength(2)
    expect(new Set(recent.map(({ publishedAt }) => publishedAt))).toEqual(new Set([clock.now().toISOString()]))
    expect(await loadRecentChanges(storage.db, 'real', '2026-03-27', 1)).toEqual(recent.slice(0, 1))
    // As earlier versions stored it.
    await storage.db.updateTable('promotion_changes').set({ published_at: null }).execute()
    const [old] = await loadRecentChanges(storage.db, 'real', '2026-03-27', 1)
    expect(old?.publishedAt).toBe('2026-03-27T15:00:00.000Z')
    expect(await loadRecentChanges(storage.db, 'real', '2026-03-28', 10)).toEqual([])
  })

  it('records nothing of what is published first or again, or of an older capture', async () => {
    const storage = await databases.open()
    await publishOn(storage, '2026-03-27', [{ promotions: [cap(10_000)] }])
    await publishOn(storage, '2026-03-27', [{ promotions: [cap(10_000)] }])
    await publishOn(storage, '2026-03-01', [{ promotions: [cap(5_000)] }])
    const all = await storage.db.selectFrom('promotion_changes').selectAll().execute()
    expect(all).toEqual([])
  })
})

describe('a card with an implausible step', () => {
  const databases = sqliteDatabases()

  it('stays as it was published, with its words, until a later reading repeats it; the others go on', async () => {
    const storage = await databases.open()
    const publish = async (at: string, caps: readonly number[]) => {
      const cards = caps.map((pesos, index) => aCard(`card-${index}`, { promotions: [cap(pesos)], wording: `${index}: hasta ${pesos}` }))
      const read = async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards, unreadable: 0 })
      const sources = [{ source: 'carrefour' as const, read }]
      const { sources: told } = await runSources(storage, {
        ...{ kind: 'live', sources, read: plainReader },
        clock: frozenClock(new Date(at)),
      })
      const snapshot = await loadLatestSnapshot(storage.db)
      if (snapshot === null) throw new Error('nothing is published')
      const promotions = snapshot.promotions.toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1))
      const words = await Promise.all(promotions.map(async (one) => (await loadPublishedCard(storage.db, snapshot.version, one))?.text))
      return { told: told[0], words, ids: promotions.map(({ id }) => id), caps: promotions.map(({ limits }) => limits.maxDiscount) }
    }
    const first = await publish('2026-03-27T08:00:00Z', [5_000, 6_000, 7_000])
    const struck = await publish('2026-03-27T20:00:00Z', [50_000, 9_000, 7_000])
    expect(struck).toMatchObject({
      caps: [5_000, 9_000, 7_000],
      ids: first.ids,
      words: ['0: hasta 5000', '1: hasta 9000', '2: hasta 7000'],
    })
    expect(struck.told).toMatchObject({ outcome: 'published', reasons: [expect.stringContaining('sigue lo publicado de ella')] })
    // Too soon to be a reading of its own.
    expect((await publish('2026-03-27T21:00:00Z', [50_000, 9_000, 7_000])).caps).toEqual([5_000, 9_000, 7_000])
    const repeated = await publish('2026-03-28T08:00:00Z', [50_000, 9_000, 7_000])
    expect(repeated).toMatchObject({ caps: [50_000, 9_000, 7_000], ids: first.ids })
  })
})

describe('captures that were kept', () => {
  const databases = sqliteDatabases()

  it('are read again by better readers, without new ids', async () => {
    const storage = await databases.open()
    await publishOn(storage, '2026-03-27', [{ promotions: [cap(10_000)] }])
    const [before] = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    const stored = await loadPublishedSources(storage.db, ['carrefour'])
    expect(stored?.kind).toBe('real')
    const better: typeof plainReader = (card) => {
      const reading = plainReader(card)
      return { ...reading, promotions: reading.promotions.map((promotion) => ({ ...promotion, minPurchase: 20_000 })) }
    }
    const again = { kind: 'stored' as const, sources: stored?.sources ?? [], clock }
    expect((await runSources(storage, { ...again, read: better })).outcome).toBe('published')
    const [after] = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    expect(after).toMatchObject({ id: before?.id, minPurchase: 20_000 })
    expect(await loadChangesOfPromotion(storage.db, before?.id ?? '')).toEqual([])
    expect((await runSources(storage, { ...again, read: better })).outcome).toBe('unchanged')
  })

  it('held by the gate are released by a person, and only those', async () => {
    const storage = await databases.open()
    const promotions = Array.from({ length: 12 }, (_, index) => ({
      promotions: [{ discount: { type: 'porcentaje' as const, value: 10 + index } }],
    }))
    await publishOn(storage, '2026-03-20', promotions)
    await expect(loadHeldSource(storage.db, 'carrefour')).rejects.toThrow('no hay nada que liberar')
    const held = await publishOn(storage, '2026-03-27', promotions.slice(0, 2))
    expect(held.sources[0]).toMatchObject({ outcome: 'held', verdict: 'hold' })
    expect((await loadLatestSnapshot(storage.db))?.promotions).toHaveLength(12)
    const source = await loadHeldSource(storage.db, 'carrefour')
    const released = await runSources(storage, { kind: 'stored', sources: [source], read: plainReader, clock, trusted: true })
    expect(released.sources[0]).toMatchObject({ outcome: 'published', verdict: 'publish with warning' })
    expect(released.sources[0]?.reasons[0]).toContain('Lo publicó una persona')
    expect((await loadLatestSnapshot(storage.db))?.promotions).toHaveLength(2)
    expect((await loadLatestRuns(storage.db, 1))[0]?.kind).toBe('stored')
    await expect(loadHeldSource(storage.db, 'carrefour')).rejects.toThrow('no hay nada que liberar')
  })

  it('without promotions cannot be released', async () => {
    const storage = await databases.open()
    const promotions = Array.from({ length: 12 }, (_, index) => ({
      promotions: [{ discount: { type: 'porcentaje' as const, value: 10 + index } }],
    }))
    await publishOn(storage, '2026-03-20', promotions)
    const empty = await publishOn(storage, '2026-03-27', [{ promotions: [] }])
    expect(empty.sources[0]?.outcome).toBe('held')
    const source = await loadHeldSource(storage.db, 'carrefour')
    const released = await runSources(storage, { kind: 'stored', sources: [source], read: plainReader, clock, trusted: true })
    expect(released).toMatchObject({ snapshotVersion: null, sources: [{ outcome: 'held' }] })
    expect((await loadLatestSnapshot(storage.db))?.promotions).toHaveLength(12)
  })

  it('that are read again do not end the trouble of the source, and a release does', async () => {
    const storage = await databases.open()
    const promotions = Array.from({ length: 12 }, (_, index) => ({
      promotions: [{ discount: { type: 'porcentaje' as const, value: 10 + index } }],
    }))
    await publishOn(storage, '2026-03-20', promotions)
    await publishOn(storage, '2026-03-27', promotions.slice(0, 2))
    const held = await loadHeldSource(storage.db, 'carrefour')
    expect((await loadSourceTrouble(storage.db, 'carrefour')).heldSince).not.toBeNull()
    const stored = await loadPublishedSources(storage.db, ['carrefour'])
    await runSources(storage, { kind: 'stored', sources: stored?.sources ?? [], read: plainReader, clock })
    expect((await loadSourceTrouble(storage.db, 'carrefour')).heldSince).not.toBeNull()
    await runSources(storage, { kind: 'stored', sources: [held], read: plainReader, clock, trusted: true })
    expect(await loadSourceTrouble(storage.db, 'carrefour')).toEqual({ heldSince: null, staleSince: null, toldAt: null })
  })
})
