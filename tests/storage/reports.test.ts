import { expect, it } from 'vitest'
import type { Report } from '#domain/promotion/report.ts'
import { storeCapture } from '#storage/captures.ts'
import { storeEdition } from '#storage/editions.ts'
import { runInPublication } from '#storage/publication.ts'
import { loadLatestReports, markReportDone, storeReport } from '#storage/reports.ts'
import { publishSnapshot } from '#storage/snapshots.ts'
import type { Db } from '#storage/tables.ts'
import { describeOnBothDatabases } from './databases.ts'
import { aCapture, aPromotion, aRawCard } from './samples.ts'

const NOW = '2026-03-27T15:00:00.000Z'
const LATER = '2026-03-28T15:00:00.000Z'
const ALL = { withDone: false, limit: 100 }

const aReport = (changes: Partial<Report> = {}): Report => ({
  message: 'El tope es de $ 20.000',
  email: null,
  field: 'tope',
  promotionId: 'abc',
  snapshotVersion: 1,
  ...changes,
})

async function publish(db: Db, value: number): Promise<void> {
  const captureId = await storeCapture(db, aCapture(), NOW)
  await runInPublication(db, NOW, async (transaction) => {
    const promotions = [aPromotion({ id: 'abc', cardId: 'card-1', discount: { type: 'porcentaje', value } })]
    const edition = { source: 'carrefour', kind: 'real', capturedAt: '2026-03-27', captureId, cards: 1, promotions, refused: [] } as const
    const id = await storeEdition(
      transaction,
      { ...edition, promotions, refused: [], texts: [aRawCard({ id: 'card-1' })], reader: null, isConfirmed: false },
      NOW,
    )
    await publishSnapshot(transaction, { kind: 'real', publishedAt: NOW, runId: null, editions: [{ source: 'carrefour', id }] })
  })
}

describeOnBothDatabases('reports', (databases) => {
  it('are kept with the promotion as it was in the version that the shopper saw', async () => {
    const { db } = await databases.open()
    await publish(db, 20)
    await publish(db, 35)
    await storeReport(db, aReport({ email: 'ana@correo.com.ar' }), NOW)
    const [kept] = await loadLatestReports(db, ALL)
    expect(kept).toMatchObject({ ...aReport({ email: 'ana@correo.com.ar' }), createdAt: NOW, doneAt: null })
    expect(kept?.promotion).toMatchObject({ id: 'abc', discount: { value: 20 } })
  })

  it('about the app, or about a promotion that is not there, are kept all the same', async () => {
    const { db } = await databases.open()
    await storeReport(db, aReport({ promotionId: null, snapshotVersion: null }), NOW)
    await storeReport(db, aReport({ promotionId: 'gone', snapshotVersion: 7 }), LATER)
    expect((await loadLatestReports(db, ALL)).map(({ promotionId, promotion }) => [promotionId, promotion])).toEqual([
      ['gone', null],
      [null, null],
    ])
  })

  it('are kept once for all tries to send one form, and again from another form or with other words', async () => {
    const { db } = await databases.open()
    const first = await storeReport(db, aReport(), NOW, '17')
    expect(await Promise.all([storeReport(db, aReport(), LATER, '17'), storeReport(db, aReport(), LATER, '17')])).toEqual([first, first])
    expect(await loadLatestReports(db, ALL)).toMatchObject([{ id: first, createdAt: NOW }])
    await storeReport(db, aReport(), LATER, '18')
    await storeReport(db, aReport({ message: 'otro' }), LATER, '17')
    await storeReport(db, aReport(), LATER)
    await storeReport(db, aReport(), LATER)
    expect(await loadLatestReports(db, ALL)).toHaveLength(5)
  })

  it('come newest first, and no more than are asked for', async () => {
    const { db } = await databases.open()
    const first = await storeReport(db, aReport({ message: 'uno' }), NOW)
    const second = await storeReport(db, aReport({ message: 'dos', promotionId: 'xyz' }), LATER)
    const ids = async (limit: number) => (await loadLatestReports(db, { ...ALL, limit })).map(({ id }) => id)
    expect(await ids(10)).toEqual([second, first])
    expect(await ids(1)).toEqual([second])
  })

  it('that are done leave the list, and stay findable', async () => {
    const { db } = await databases.open()
    const id = await storeReport(db, aReport(), NOW)
    expect(await markReportDone(db, id, LATER)).toBe(true)
    expect(await markReportDone(db, 'nosuch', LATER)).toBe(false)
    expect(await loadLatestReports(db, ALL)).toEqual([])
    expect(await loadLatestReports(db, { ...ALL, withDone: true })).toMatchObject([{ id, doneAt: LATER }])
  })

  it('keep words that a plain text column would refuse', async () => {
    const { db } = await databases.open()
    const odd = `nul \u0000, half a pair \ud83d, 'quotes' ; drop table reports; -- ñandú 🛒`
    await storeReport(db, aReport({ message: odd }), NOW)
    expect((await loadLatestReports(db, ALL))[0]?.message).toBe(odd)
  })
})
