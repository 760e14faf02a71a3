import { expect, it } from 'vitest'
import { chainWordsOf, readCard } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { makeSecondReader, type SecondReader } from '#readings/secondReader.ts'
import { loadChangesOfPromotion } from '#storage/history.ts'
import { loadLatestSnapshot } from '#storage/snapshots.ts'
import type { Storage } from '#storage/storage.ts'
import { anAnswer } from '../../readings/aCard.ts'
import { sqliteDatabases } from '../../storage/databases.ts'

const databases = sqliteDatabases()
const clock = frozenClock(new Date('2026-10-08T15:00:00Z'))

const card = (id: string, legal: string): CapturedCard => ({
  ...{ id, source: 'carrefour', capturedAt: '2026-10-08' },
  raw: {
    vtexBankPromotion: {
      title: '20% de descuento con Mercado Pago',
      discount_percentage: '20',
      validText: 'Todos los jueves de octubre',
      legal,
    },
  },
})
const LEGAL = 'Válido los jueves del 1/10/2026 al 31/10/2026. Pagando con Mercado Pago. Tope de reintegro de $10.000 por semana.'

/** A model that answers from a list, and counts what it is asked. */
function aModel(answers: unknown[]): SecondReader & { asked: number } {
  const reader = {
    ...WITHOUT_MODEL,
    hasModel: true,
    asked: 0,
    ask: async (cards: Parameters<SecondReader['ask']>[0]) => {
      reader.asked += cards.length
      const came = cards.flatMap((words) => (answers.length > 0 ? [{ card: words, answer: answers.shift() }] : []))
      return { answers: came, asked: cards.length, dropped: came.length < cards.length ? { late: cards.length - came.length } : {} }
    },
  }
  return reader
}
const WITHOUT_MODEL = makeSecondReader(null, chainWordsOf)

async function read(storage: Storage, second: SecondReader | undefined, cards = [card('one', LEGAL)]) {
  const sources = [
    { source: 'carrefour' as const, read: async () => ({ source: 'carrefour' as const, capturedAt: '2026-10-08', cards, unreadable: 0 }) },
  ]
  return runSources(storage, { kind: 'archive', sources, read: readCard, second, clock })
}
const published = async ({ db }: Storage) => (await loadLatestSnapshot(db))?.promotions ?? []

it('a text is asked about once, and its answer merged then and in every later run', async () => {
  const storage = await databases.open()
  const model = aModel([{ promotions: [anAnswer()] }])
  const [first] = (await read(storage, model)).sources
  expect(first?.asked).toEqual({ asked: 1, read: 1, dropped: {}, left: 0 })
  expect(await published(storage)).toMatchObject([{ readings: { by: 'ambos', open: {} }, confidence: 0.99 }])
  expect((await read(storage, model)).sources[0]).toMatchObject({ outcome: 'unchanged', asked: null })
  // Without a model the stored answer still counts.
  expect((await read(storage, WITHOUT_MODEL)).sources[0]?.outcome).toBe('unchanged')
  expect(model.asked).toBe(1)
})

it('a text that nobody answered is asked about again, and the program’s reading stands meanwhile', async () => {
  const storage = await databases.open()
  expect((await read(storage, aModel([]))).sources[0]).toMatchObject({
    outcome: 'published',
    asked: { read: 0, dropped: { late: 1 }, left: 1 },
  })
  expect(await published(storage)).toMatchObject([{ readings: null, limits: { maxDiscount: 10_000 } }])
  expect((await read(storage, aModel([{ promotions: [anAnswer()] }]))).sources[0]).toMatchObject({
    outcome: 'published',
    asked: { read: 1 },
  })
  expect(await published(storage)).toMatchObject([{ readings: { by: 'ambos' } }])
})

it('a difference is published with both values, and is no change of the source', async () => {
  const storage = await databases.open()
  await read(storage, undefined)
  const [before] = await published(storage)
  const other = { limits: { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] } }
  await read(storage, aModel([{ promotions: [anAnswer(other, { maxDiscount: null })] }]))
  const [after] = await published(storage)
  expect(after).toMatchObject({
    id: before?.id,
    limits: { maxDiscount: null },
    readings: { open: { limits: { from: 'programa', other: before?.limits } } },
  })
  expect((await loadChangesOfPromotion(storage.db, String(before?.id))).filter(({ event }) => event === 'changed')).toEqual([])
})

it('an answer of any form loses nothing', async () => {
  const storage = await databases.open()
  await read(storage, aModel(['Claro, acá va', null]), [card('one', LEGAL), card('two', `${LEGAL} No acumulable.`)])
  expect(await published(storage)).toHaveLength(2)
})

it('a fault of ours in it is told and costs nothing', async () => {
  const storage = await databases.open()
  const broken: SecondReader = { ...WITHOUT_MODEL, ask: () => Promise.reject(new Error('a bug')) }
  expect((await read(storage, broken)).sources[0]).toMatchObject({ outcome: 'published', reasons: [] })
  const [source] = (await read(storage, { ...broken, hasModel: true })).sources
  expect(source).toMatchObject({ outcome: 'unchanged', reasons: [expect.stringContaining('a bug')] })
})
