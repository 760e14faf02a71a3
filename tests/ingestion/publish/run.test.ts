import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { ClockWatch, frozenClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import type { RunSettings } from '#ingestion/publish/runSettings.ts'
import { seedExample } from '#ingestion/publish/seedExample.ts'
import type { CardReader } from '#ingestion/read/reading.ts'
import type { Source } from '#ingestion/sources/source.ts'
import { loadCapture } from '#storage/captures.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestSnapshot, loadLatestVersion, loadPublishedCard } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { describeOnBothDatabases, sqliteDatabases } from '../../storage/databases.ts'
import { aCard, plainReader } from '../samples.ts'

const clock = frozenClock(new Date('2026-03-27T15:00:00Z'))

function aSource(cards: CapturedCard[], capturedAt: CivilDate = '2026-03-27', source: SourceSlug = 'carrefour'): Source {
  const dated = cards.map((card) => ({ ...card, source, capturedAt }))
  return { source, read: async () => ({ source, capturedAt, cards: dated, unreadable: 0 }) }
}

const brokenSource: Source = {
  source: 'coto',
  read: async () => {
    throw new SourceError('Coto no contesta.')
  },
}

function run(storage: Storage, sources: Source[], changes: Partial<RunSettings> = {}): Promise<RunReport> {
  return runSources(storage, { kind: 'archive', sources, read: plainReader, clock, ...changes })
}

const twenty = aCard('card-20', { promotions: [{ discount: { type: 'porcentaje', value: 20 } }] })
const thirty = aCard('card-30', { promotions: [{ discount: { type: 'porcentaje', value: 30 } }] })

/** Twenty cards, each of a bank of its own, of which the first few are otherwise. */
function twentyCards(few: number, otherwise: Partial<ExtractedPromotion> = {}): CapturedCard[] {
  return Array.from({ length: 20 }, (_, index) => {
    const own = {
      discount: { type: 'porcentaje', value: 10 + index },
      unknownPaymentMethods: [`Banco ${index}`],
      validUntil: '2026-04-30',
    } as const
    return aCard(String(index), {
      promotions: [{ ...own, unknownPaymentMethods: [...own.unknownPaymentMethods], ...(index < few ? otherwise : {}) }],
    })
  })
}

/** Every row of every table but the records of runs, to see that nothing at all was added. */
async function contents({ db }: Storage): Promise<unknown> {
  const tables = [
    'raw_cards',
    'captures',
    'capture_cards',
    'card_texts',
    'editions',
    'edition_promotions',
    'snapshots',
    'promotions',
  ] as const
  return Promise.all(tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()]))
}

describe('a run', () => {
  const databases = sqliteDatabases()

  it('publishes what was read, with ids, history and the words of the cards', async () => {
    const storage = await databases.open()
    const report = await run(storage, [aSource([twenty, aCard('card-18', { refused: ['cuotas fuera de 0–12'] })])])
    expect(report).toMatchObject({ outcome: 'published', snapshotVersion: 1 })
    const snapshot = await loadLatestSnapshot(storage.db)
    expect(snapshot).toMatchObject({
      version: 1,
      kind: 'real',
      sources: [
        { source: 'carrefour', capturedAt: '2026-03-27', cards: 2, promotions: 1, refused: [{ reason: 'cuotas fuera de 0–12', count: 1 }] },
      ],
      promotions: [{ cardId: 'card-20', firstSeen: '2026-03-27', lastSeen: '2026-03-27', id: expect.stringMatching(/^[0-9a-z]{10}$/) }],
    })
    const promotion = snapshot?.promotions[0]
    expect(promotion && (await loadPublishedCard(storage.db, 1, promotion))?.text).toBe('20% los lunes card-20')
  })

  it('publishes nothing when the clock jumps while it reads, and says why', async () => {
    const storage = await databases.open()
    await run(storage, [aSource([twenty])])
    let now = Date.parse('2026-03-27T15:00:00Z')
    const jumping = { now: () => new Date(now) }
    const slow = aSource([twenty, thirty])
    const source: Source = {
      ...slow,
      read: async () => {
        now += 3 * 24 * 3_600_000
        return slow.read()
      },
    }
    const clockWatch = new ClockWatch(jumping, () => 0)
    const { outcome, snapshotVersion, sources } = await run(storage, [source], { clock: jumping, clockWatch })
    expect({ outcome, snapshotVersion }).toEqual({ outcome: 'failed', snapshotVersion: null })
    expect(sources[0]?.error).toBe(
      'El reloj de esta máquina saltó 3 días hacia adelante durante la lectura: no se publica nada hasta la próxima.',
    )
    expect(await loadLatestVersion(storage.db)).toBe(1)
  })

  it('changes nothing when the same capture comes again', async () => {
    const storage = await databases.open()
    const sources = [aSource([twenty, thirty])]
    await run(storage, sources)
    const before = await contents(storage)
    expect(await run(storage, sources)).toMatchObject({ outcome: 'unchanged', snapshotVersion: null })
    expect(await contents(storage)).toEqual(before)
  })

  it('keeps ids and first days in later captures, and moves the last day', async () => {
    const storage = await databases.open()
    await run(storage, [aSource([twenty], '2026-03-02')])
    const [first] = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    await run(storage, [
      aSource([thirty, { ...twenty, id: 'other-id', raw: { ...(twenty.raw as object), wording: 'reworded' } }], '2026-03-20'),
    ])
    const later = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    expect(later.map(({ firstSeen, lastSeen }) => [firstSeen, lastSeen])).toEqual([
      ['2026-03-20', '2026-03-20'],
      ['2026-03-02', '2026-03-20'],
    ])
    expect(later[1]?.id).toBe(first?.id)
    expect(later[0]?.id).not.toBe(first?.id)
  })

  it('publishes an earlier capture when asked to, without taking the later one’s last day back', async () => {
    const storage = await databases.open()
    await run(storage, [aSource([twenty], '2026-03-20')])
    const earlier = [aSource([twenty], '2026-03-02')]
    expect(await run(storage, earlier)).toMatchObject({ outcome: 'published', snapshotVersion: 2 })
    expect(await run(storage, earlier)).toMatchObject({ outcome: 'unchanged' })
    const snapshot = await loadLatestSnapshot(storage.db)
    expect(snapshot?.sources[0]?.capturedAt).toBe('2026-03-02')
    expect(snapshot?.promotions).toMatchObject([{ firstSeen: '2026-03-02', lastSeen: '2026-03-20' }])
  })

  it('makes one promotion of duplicates', async () => {
    const storage = await databases.open()
    const twice = aCard('card-21', {
      promotions: [{ discount: { type: 'porcentaje', value: 20 }, confidence: 0.5, restrictions: ['otras palabras'] }],
    })
    await run(storage, [aSource([twenty, twice])])
    expect((await loadLatestSnapshot(storage.db))?.promotions.map(({ cardId }) => cardId)).toEqual(['card-20'])
  })

  it('keeps a promotion whose last day is past', async () => {
    const storage = await databases.open()
    await run(storage, [aSource([aCard('ended', { promotions: [{ validFrom: '2026-01-01', validUntil: '2026-01-31' }] })])])
    expect((await loadLatestSnapshot(storage.db))?.promotions).toMatchObject([{ validUntil: '2026-01-31' }])
  })

  it('publishes the others when a source fails, and says why it failed', async () => {
    const storage = await databases.open()
    const report = await run(storage, [brokenSource, aSource([twenty])])
    expect(report.outcome).toBe('partial')
    expect(report.sources).toMatchObject([
      { source: 'coto', outcome: 'failed', error: 'Coto no contesta.' },
      { source: 'carrefour', outcome: 'published' },
    ])
    expect((await loadLatestSnapshot(storage.db))?.sources.map(({ source }) => source)).toEqual(['carrefour'])
    expect((await loadLatestRuns(storage.db))[0]).toMatchObject({ outcome: 'partial', snapshotVersion: 1, sources: expect.any(Array) })
  })

  it('publishes a live source as soon as it is there, while a slow one is still waited for', async () => {
    const storage = await databases.open()
    const slow = aSource([thirty], '2026-03-27', 'coto')
    const seen: RunReport[] = []
    const { promise: isThere, resolve } = Promise.withResolvers<void>()
    const waiting: Source = { source: 'coto', read: () => isThere.then(slow.read) }
    const onRecorded = (report: RunReport) => {
      seen.push(report)
      resolve()
    }
    await run(storage, [waiting, aSource([twenty])], { kind: 'live', onRecorded })
    expect(seen.map(({ snapshotVersion, sources }) => [snapshotVersion, ...sources.map(({ source }) => source)])).toEqual([
      [1, 'carrefour'],
      [2, 'carrefour', 'coto'],
    ])
  })

  it('leaves a chain’s last good edition in place when its next capture is held', async () => {
    const storage = await databases.open()
    await run(storage, [aSource([twenty]), aSource([thirty], '2026-03-27', 'coto')])
    const report = await run(storage, [aSource([], '2026-03-28'), aSource([twenty], '2026-03-28', 'coto')])
    expect(report).toMatchObject({ outcome: 'partial', sources: [{ outcome: 'held', verdict: 'hold' }, { outcome: 'published' }] })
    expect((await loadLatestSnapshot(storage.db))?.sources).toMatchObject([
      { source: 'carrefour', capturedAt: '2026-03-27' },
      { source: 'coto', capturedAt: '2026-03-28' },
    ])
  })

  it('publishes what a source shows in a second reading hours later, with a warning, and measures by that from then on', async () => {
    const storage = await databases.open()
    const readOn = async (day: number, cards: CapturedCard[], hour = 12) => {
      const at = frozenClock(new Date(Date.UTC(2026, 2, day, hour)))
      const report = await run(storage, [aSource(cards, `2026-03-${String(day).padStart(2, '0')}`)], { clock: at })
      return report.sources[0]?.outcome
    }
    const moved = twentyCards(8, { weekdays: ['Domingo'] })
    expect(await readOn(2, twentyCards(0))).toBe('published')
    expect([await readOn(3, moved, 12), await readOn(3, moved, 17)]).toEqual(['held', 'held'])
    // Another content begins anew.
    expect([await readOn(4, twentyCards(9, { weekdays: ['Domingo'] })), await readOn(6, moved)]).toEqual(['held', 'held'])
    expect(await readOn(6, moved, 18)).toBe('published')
    const [latest] = await loadLatestRuns(storage.db)
    expect(latest?.sources[0]?.verdict).toBe('publish with warning')
    expect(latest?.sources[0]?.reasons[0]).toMatch(/^La fuente muestra lo mismo desde el 6 de marzo/)
    expect([await readOn(6, moved, 20), await readOn(9, moved)]).toEqual(['unchanged', 'published'])
  })

  it('holds what creeps in, two cards a day, against an edition of before', async () => {
    const storage = await databases.open()
    const outcomes: (string | undefined)[] = []
    for (const day of [0, 1, 2, 3]) {
      const cards = twentyCards(2 * day, { minPurchase: 77_777 })
      const report = await run(storage, [aSource(cards, `2026-03-0${day + 1}`)])
      outcomes.push(report.sources[0]?.outcome)
    }
    expect(outcomes).toEqual(['published', 'published', 'held', 'held'])
  })

  it('lets a new version of the readers find more in the same words, not the same version', async () => {
    const storage = await databases.open()
    const better: CardReader = (card) => {
      const reading = plainReader(card)
      return { ...reading, promotions: reading.promotions.map((promotion) => ({ ...promotion, weekdays: ['Domingo' as const] })) }
    }
    const partly: CardReader = (card) => (Number(card.id) < 3 ? better(card) : plainReader(card))
    await run(storage, [aSource(twentyCards(0))])
    const readAgain = () => run(storage, [aSource(twentyCards(0), '2026-03-28')], { read: partly })
    expect((await readAgain()).sources).toMatchObject([{ outcome: 'held' }])
    await storage.db.updateTable('editions').set({ reader: 'an earlier version' }).execute()
    expect((await readAgain()).sources).toMatchObject([{ outcome: 'published', verdict: 'publish with warning' }])
  })

  it('stores the raw cards of held captures, too', async () => {
    const storage = await databases.open()
    const report = await run(storage, [aSource([aCard('silent', {})])])
    expect(report.outcome).toBe('failed')
    expect(await loadLatestVersion(storage.db)).toBeNull()
    const captureId = report.sources[0]?.captureId
    expect(captureId && (await loadCapture(storage.db, captureId))?.cards).toMatchObject([{ id: 'silent' }])
  })

  it('counts a card on which a reader breaks, and a promotion that cannot be, and reads the others', async () => {
    const storage = await databases.open()
    const impossible = aCard('impossible', { promotions: [{ validFrom: '2026-03-31', validUntil: '2026-03-01' }] })
    const cards = [aCard('broken', { breaks: true }), impossible, twenty, thirty]
    const report = await run(storage, [aSource(cards)])
    expect(report.sources[0]).toMatchObject({ promotions: 2, unreadable: 1, verdict: 'publish' })
    expect(report.sources[0]?.refused).toEqual([
      { reason: 'la fecha de fin no se entiende (termina antes de empezar)', count: 1 },
      { reason: 'tarjeta que no se pudo leer', count: 1 },
    ])
  })

  it('publishes nothing after it was asked to stop', async () => {
    const storage = await databases.open()
    const controller = new AbortController()
    const stopping: Source = {
      source: 'carrefour',
      read: async () => {
        controller.abort()
        return aSource([twenty]).read()
      },
    }
    const report = await run(storage, [stopping, aSource([thirty], '2026-03-27', 'coto')], { signal: controller.signal })
    expect(report.outcome).toBe('stopped')
    expect(report.sources).toEqual([])
    expect(await loadLatestVersion(storage.db)).toBeNull()
    expect((await loadLatestRuns(storage.db))[0]?.outcome).toBe('stopped')
  })
})

describeOnBothDatabases('two runs', (databases) => {
  it('that publish the same at once give each promotion one id', async () => {
    const settings = await databases.settings()
    const [one, two] = [await databases.open(settings), await databases.open(settings)]
    const sources = [aSource([twenty, thirty])]
    const outcomes = (await Promise.all([run(one, sources), run(two, sources)])).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['published', 'unchanged'])
    expect(await one.db.selectFrom('promotions').select('id').execute()).toHaveLength(2)
    expect(await loadLatestVersion(one.db)).toBe(1)
  })
})

describe('the example data set', () => {
  const databases = sqliteDatabases()

  const seed = (storage: Storage, cards: CapturedCard[], day = '2026-03-27') =>
    seedExample(storage, { cards, read: plainReader, clock: frozenClock(new Date(`${day}T15:00:00Z`)) })
  const examples = [twenty, { ...thirty, source: 'coto' as const }]

  it('is published into an empty database, once', async () => {
    const storage = await databases.open()
    expect(await seed(storage, examples)).toBe(true)
    expect(await loadLatestSnapshot(storage.db)).toMatchObject({
      version: 1,
      kind: 'example',
      sources: [{ source: 'carrefour' }, { source: 'coto' }],
    })
    expect(await seed(storage, examples)).toBe(false)
    expect(await loadLatestVersion(storage.db)).toBe(1)
  })

  it('is published again on another day, under the same ids', async () => {
    const storage = await databases.open()
    await seed(storage, examples)
    const before = (await loadLatestSnapshot(storage.db))?.promotions.map(({ id }) => id)
    const tomorrow = examples.map((card) => ({
      ...card,
      raw: { promotions: [{ ...(card.raw as { promotions: object[] }).promotions[0], validUntil: '2026-04-30' }] },
    }))
    expect(await seed(storage, tomorrow, '2026-03-28')).toBe(true)
    const after = await loadLatestSnapshot(storage.db)
    expect(after).toMatchObject({ version: 2, promotions: [{ validUntil: '2026-04-30' }, { validUntil: '2026-04-30' }] })
    expect(after?.promotions.map(({ id }) => id)).toEqual(before)
  })

  it('leaves with the first real publication, even of one chain, and never comes back', async () => {
    const storage = await databases.open()
    await seed(storage, examples)
    const [example] = (await loadLatestSnapshot(storage.db))?.promotions ?? []
    await run(storage, [aSource([twenty])])
    const real = await loadLatestSnapshot(storage.db)
    expect(real).toMatchObject({ version: 2, kind: 'real', sources: [{ source: 'carrefour' }] })
    expect(real?.promotions[0]?.id).not.toBe(example?.id)
    expect(await seed(storage, examples, '2026-03-28')).toBe(false)
    expect(await loadLatestVersion(storage.db)).toBe(2)
  })
})
