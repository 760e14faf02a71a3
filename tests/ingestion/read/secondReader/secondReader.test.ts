import { afterEach, describe, expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { type ExtractedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { makeGateFigures } from '#ingestion/gate/figures.ts'
import { runIngestion } from '#ingestion/publish/run.ts'
import type { CaptureReading } from '#ingestion/read/reading.ts'
import type { SecondReaderLimits } from '#ingestion/read/secondReader/config.ts'
import { makeSecondReader } from '#ingestion/read/secondReader/secondReader.ts'
import { latestSnapshot } from '#storage/snapshots.ts'
import { openStorage, type Storage } from '#storage/storage.ts'
import { describeOnBothDatabases, temporaryFolders } from '../../../storage/databases.ts'
import { aCard, plainReader } from '../../samples.ts'
import { type Behaviour, configFor, llmServers, status } from './llmServer.ts'
import { honestAnswer, readingOf, unsurePromotion, without } from './readings.ts'

const clock = frozenClock(new Date('2026-03-27T15:00:00Z'))
const servers = llmServers()
const folders = temporaryFolders()
const opened: Storage[] = []

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close()
})

async function aStorage(): Promise<Storage> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory: folders.create() })
  opened.push(storage)
  return storage
}

const honest: Behaviour = () => honestAnswer()

/** Reads a capture a second time, with a server that behaves so. */
async function readAgain(behaviour: Behaviour, reading: CaptureReading, limits: Partial<SecondReaderLimits> = {}, signal?: AbortSignal) {
  const { url, questions } = await servers.start(behaviour)
  const { db } = await aStorage()
  const progress: string[] = []
  const reader = makeSecondReader(configFor(url, { atOnce: 1, ...limits }))
  const run = reader.startRun({ db, clock, signal, onProgress: (message) => progress.push(message) })
  const start = performance.now()
  const after = await run(reading)
  return { after, questions, progress, milliseconds: performance.now() - start, again: () => reader.startRun({ db, clock })(reading) }
}

const offersOf = ({ candidates }: CaptureReading): ExtractedPromotion[] => candidates.map(({ promotion }) => promotion)
/** Cards that differ, each with one unsure promotion. */
const unsureCards = (count: number) =>
  readingOf(Array.from({ length: count }, (_, index) => [unsurePromotion({ minPurchase: 1_000 + index })]))

describe('the second reader', () => {
  it('is asked in the protocol of chat completions, about the card alone', async () => {
    const { questions } = await readAgain(honest, unsureCards(1))
    expect(questions).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: { authorization: 'Bearer sk-secret', 'content-type': 'application/json' },
        body: { model: 'test-model', temperature: 0, max_tokens: 4_000, messages: [{ role: 'system' }, { role: 'user' }] },
      },
    ])
    const card = JSON.parse(questions[0]?.card ?? '')
    expect(card).toMatchObject({
      supermarket: 'Carrefour',
      capturedAt: '2026-03-27',
      card: [{ role: 'headline', text: '20% de descuento los lunes' }, {}, {}],
    })
    // What the first reader concluded is not in the question: agreement counts only between readings that do not know of each other.
    expect(JSON.stringify(questions[0]?.body)).not.toContain('confidence')
  })

  it('is asked only about cards with a promotion below the bar, the least sure first', async () => {
    const confidences = [0.85, MIN_SURE_CONFIDENCE, 0.6, 0.97]
    const reading = readingOf(confidences.map((confidence, index) => [unsurePromotion({ confidence, minPurchase: 1_000 + index })]))
    const { questions } = await readAgain(honest, reading)
    const dots = questions.map(({ card }) => /carnes(\.*)"/.exec(card)?.[1]?.length)
    expect(dots).toEqual([3, 1])
  })

  it('raises the confidence of what it confirms, and completes missing fields', async () => {
    const reading = readingOf([[unsurePromotion()], [without('paymentMethods', unsurePromotion({ stackable: false }))]])
    const { after, progress } = await readAgain(honest, reading)
    expect(offersOf(after)).toMatchObject([
      { confidence: MIN_SURE_CONFIDENCE },
      { confidence: 0.8, paymentMethods: unsurePromotion().paymentMethods },
    ])
    expect(makeGateFigures(after)).toMatchObject({ profile: { cards: makeGateFigures(reading).profile.cards, promotions: 2 } })
    expect(progress).toEqual([
      'Carrefour: segunda lectura: tarjetas con respuesta: 2; promociones confirmadas: 1; campos completados: 1; datos descartados: 0.',
    ])
  })

  it('leaves one of two promotions that it made the same', async () => {
    const { after } = await readAgain(honest, readingOf([[unsurePromotion()], [without('limits')]]))
    expect(offersOf(after)).toHaveLength(1)
    expect(after.candidates.length).toBe(1)
  })

  it('is not asked again: another run finds the same answers at no cost', async () => {
    const { after, again, questions } = await readAgain(honest, unsureCards(2))
    expect(offersOf(await again())).toEqual(offersOf(after))
    expect(questions).toHaveLength(2)
  })

  it('may refuse the settings of the request: then it is asked plainly', async () => {
    const { after, questions } = await readAgain(({ body }) => ('temperature' in body ? status(400) : honestAnswer()), unsureCards(2))
    expect(questions.map(({ body }) => 'temperature' in body)).toEqual([true, false, false])
    expect(questions[1]?.body).toMatchObject({ model: 'test-model', max_completion_tokens: 4_000 })
    expect(offersOf(after).map(({ confidence }) => confidence)).toEqual([MIN_SURE_CONFIDENCE, MIN_SURE_CONFIDENCE])
  })
})

const QUICK = { call: { answer: 150, total: 300, bytes: 20_000 } }

describe('the first reading is kept', () => {
  const drip: Behaviour = () => (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
  const behaviours: [string, Behaviour][] = [
    [
      'lies with invented quotes',
      () => honestAnswer({ discount: { value: { type: 'porcentaje', value: 20 }, quotes: ['20% de reintegro'] } }),
    ],
    [
      'lies with an invented percentage',
      () => honestAnswer({ discount: { value: { type: 'porcentaje', value: 35 }, quotes: ['20% de descuento'] } }),
    ],
    ['finds nothing', () => ({ promotions: [] })],
    ['says nothing', () => () => {}],
    ['drips', drip],
    ['hangs up', () => (response) => response.destroy()],
    [
      'hangs up halfway',
      () => (response) => response.writeHead(200, { 'content-length': 500 }).write('{"choices":', () => response.destroy()),
    ],
    ['chats', () => '¡Claro! Encontré una promoción.'],
    ['answers another shape', () => ({ promotions: [{ bank: 'Galicia', discount: '20%' }] })],
    ['answers no JSON', () => status(200, '<html>login</html>')],
    ['answers JSON of something else', () => status(200, '{"choices":[]}')],
    ['answers bytes of no text', () => (response) => response.end(Buffer.from([0xff, 0xfe, 0x00]))],
    ['answers too much', () => (response) => response.end('x'.repeat(100_000))],
    ['never stops nesting', () => '['.repeat(9_000)],
    ['is broken', () => status(500)],
    ['sends elsewhere', () => (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end()],
    ['does not know the key', () => status(401)],
  ]

  it.each(behaviours)('when the second reader %s', async (_, behaviour) => {
    const reading = unsureCards(2)
    const { after, milliseconds, progress } = await readAgain(behaviour, reading, QUICK)
    expect(offersOf(after)).toEqual(offersOf(reading))
    expect(makeGateFigures(after)).toEqual(makeGateFigures(reading))
    expect(milliseconds).toBeLessThan(5_000)
    expect(progress).toHaveLength(1)
    expect(progress[0]).not.toContain('sk-secret')
  })

  it('without a server', async () => {
    const reading = unsureCards(1)
    const { db } = await aStorage()
    const progress: string[] = []
    const reader = makeSecondReader(configFor('http://127.0.0.1:9/v1'))
    expect(offersOf(await reader.startRun({ db, clock, onProgress: (message) => progress.push(message) })(reading))).toEqual(
      offersOf(reading),
    )
    expect(progress[0]).toContain('sin respuesta: 1')
  })
})

describe('the bounds', () => {
  it('hold the number of requests in a run', async () => {
    const { questions, progress, after } = await readAgain(honest, unsureCards(5), { calls: 3 })
    expect(questions).toHaveLength(3)
    expect(offersOf(after).filter(({ confidence }) => confidence === MIN_SURE_CONFIDENCE)).toHaveLength(3)
    expect(progress[0]).toContain('sin preguntar: 2')
  })

  it('hold over all chains of a run, and start again with the next', async () => {
    const { url, questions } = await servers.start(honest)
    const { db } = await aStorage()
    const reader = makeSecondReader(configFor(url, { calls: 1 }))
    const [one, two] = [
      readingOf([[unsurePromotion()]]),
      readingOf([[unsurePromotion({ confidence: 0.7 })]], 'Otra tarjeta: 20% de descuento'),
    ]
    const run = reader.startRun({ db, clock })
    await run(one)
    await run(two)
    expect(questions).toHaveLength(1)
    await reader.startRun({ db, clock })(two)
    expect(questions).toHaveLength(2)
  })

  it('hold the time of a run', async () => {
    const slow: Behaviour = () => (response) => void setTimeout(() => response.destroy(), 10_000)
    const { milliseconds, questions } = await readAgain(slow, unsureCards(5), { run: 700, failures: 99 })
    expect(milliseconds).toBeLessThan(5_000)
    expect(questions.length).toBeLessThan(5)
  })

  it('end the asking after some failures in a row, and at once when there is no admittance', async () => {
    expect((await readAgain(() => status(500), unsureCards(6))).questions).toHaveLength(3)
    expect((await readAgain(() => status(401), unsureCards(6))).questions).toHaveLength(1)
    expect((await readAgain(() => status(429), unsureCards(6))).questions).toHaveLength(1)
  })

  it('keep cards out that are longer than a question may be', async () => {
    const { questions } = await readAgain(honest, unsureCards(3), { cardLength: 100 })
    expect(questions).toHaveLength(0)
  })

  it('end with the run that is asked to stop', async () => {
    const controller = new AbortController()
    const stopping: Behaviour = () => {
      controller.abort()
      return () => {}
    }
    const { questions, milliseconds } = await readAgain(stopping, unsureCards(4), {}, controller.signal)
    expect(questions).toHaveLength(1)
    expect(milliseconds).toBeLessThan(5_000)
  })
})

describeOnBothDatabases('a run with a second reader', (databases) => {
  const card = aCard('card-1', { promotions: [{ confidence: 0.7, paymentMethods: null }], wording: '20% los lunes con Banco Galicia' })
  const sources = [
    {
      source: 'carrefour' as const,
      read: async () => ({ source: 'carrefour' as const, capturedAt: '2026-03-27' as const, cards: [card], unreadable: 0 }),
    },
  ]
  const answer = {
    promotions: [
      {
        discount: { value: { type: 'porcentaje', value: 20 }, quotes: ['20%'] },
        paymentMethods: { value: [['Banco Galicia']], quotes: ['Banco Galicia'] },
      },
    ],
  }

  it('publishes completed fields, and finds the same edition the next time without asking', async () => {
    const storage = await databases.open()
    const { url, questions } = await servers.start(() => answer)
    const run = () =>
      runIngestion(storage, { kind: 'archive', sources, read: plainReader, clock, secondReader: makeSecondReader(configFor(url)) })
    expect((await run()).outcome).toBe('published')
    expect((await latestSnapshot(storage.db))?.promotions).toMatchObject([{ paymentMethods: [['Banco Galicia']], confidence: 0.7 }])
    expect((await run()).outcome).toBe('unchanged')
    expect(questions).toHaveLength(1)
  })

  it('publishes the first reading when the second reader fails', async () => {
    const storage = await databases.open()
    const { url } = await servers.start(() => status(500))
    const reader = makeSecondReader(configFor(url))
    const report = await runIngestion(storage, { kind: 'archive', sources, read: plainReader, clock, secondReader: reader })
    expect(report.outcome).toBe('published')
    expect((await latestSnapshot(storage.db))?.promotions).toMatchObject([{ paymentMethods: null }])
  })
})
