import { expect, test } from 'vitest'
import { readCard, readWords } from '#chains/readCard.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Limits } from '#domain/promotion/promotion.ts'
import { runSources } from '#ingestion/publish/run.ts'
import type { RunSettings } from '#ingestion/publish/runSettings.ts'
import { loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { makeTemplate } from '#review/template.ts'
import { listWaitingCards } from '#server/review/reviewDesk.server.ts'
import { storeReview } from '#storage/reviews.ts'
import { loadShownCards, type ShownCard } from '#storage/snapshots.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { rehearsedSources, sourceOf } from '../../ingestion/sources/rehearsed.ts'
import { reviewOfCard } from '../../review/cards.ts'
import { temporaryFolders } from '../../storage/databases.ts'

const folders = temporaryFolders()

/** What one bank's card says of a month; `repeated`: the cap as its small print has it. */
type Offer = { bank: string; percent: number; cap: string; repeated: string; minimum: string }
type Month = { day: CivilDate; from: string; until: string; offers: Offer[] }

const offer = (bank: string, percent: number, cap: string, minimum: string, repeated = cap): Offer => ({
  bank,
  percent,
  cap,
  repeated,
  minimum,
})
const MARCH: Month = {
  ...{ day: '2026-03-20', from: '01/03/2026', until: '31/03/2026' },
  offers: [
    offer('Banco Galicia', 25, '12.000', '30.000'),
    offer('Banco Macro', 20, '9.000', '20.000'),
    offer('Banco Nación', 30, '15.000', '25.000'),
  ],
}
const APRIL: Month = {
  ...{ day: '2026-04-20', from: '01/04/2026', until: '30/04/2026' },
  offers: [
    offer('Banco Galicia', 25, '13.500', '42.000'),
    offer('Banco Macro', 15, '9.500', '21.000'),
    offer('Banco Nación', 30, '16.000', '26.000'),
  ],
}
/** The same words, but the cap of one card is two now. */
const MAY: Month = {
  ...{ day: '2026-05-20', from: '01/05/2026', until: '31/05/2026' },
  offers: [
    offer('Banco Galicia', 25, '14.000', '45.000'),
    offer('Banco Macro', 15, '10.000', '22.000'),
    offer('Banco Nación', 30, '17.000', '27.000', '8.000'),
  ],
}

function cardsOf({ day, from, until, offers }: Month): CapturedCard[] {
  return offers.map(({ bank, percent, cap, repeated, minimum }) => {
    const legal = `Compra mínima $ ${minimum}. Válido del ${from} al ${until}. Tope de reintegro $ ${repeated} por mes.`
    const lines = [`${percent}% DE AHORRO`, `Pagando con ${bank}`, `Tope de reintegro $ ${cap} por mes.`, legal]
    const words = `<h4 class="et_pb_module_header">Jueves</h4>${lines.map((line) => `<p>${line}</p>`).join('')}`
    return { id: `${bank} ${day}`, source: 'makro', capturedAt: day, raw: { makroHtml: `<div class="et_pb_blurb_content">${words}</div>` } }
  })
}

const noonOf = (day: CivilDate, minutes = 0) => new Date(Date.parse(`${day}T15:00:00Z`) + minutes * 60_000)

test('over three months, corrections hold for new amounts, and a card that means something else comes back to the queue', async () => {
  const settings = { databaseUrl: null, dataDirectory: folders.create() }
  const { db, close } = await openOrCreateStorage(settings)
  const run = (settings: Pick<RunSettings, 'kind' | 'sources'>, now: Date) =>
    runSources({ db }, { ...settings, read: readCard, readWords, clock: frozenClock(now) })
  const capture = async (month: Month) => {
    const now = noonOf(month.day)
    const site = await startRehearsal({ cards: cardsOf(month), now })
    const makro = sourceOf(rehearsedSources(site.url, {}, { clock: frozenClock(now) }), 'makro')
    const report = await run({ kind: 'live', sources: [makro] }, now)
    await site.close()
    expect(report.sources).toMatchObject([{ outcome: 'published' }])
  }
  const queue = () => listWaitingCards(settings, new Set())
  const capOf = ({ promotions }: ShownCard) => promotions.map(({ limits, reviewed }) => [limits.maxDiscount, reviewed?.at ?? null])
  const caps = async () =>
    Object.fromEntries((await loadShownCards(db)).map((shown) => [/Banco \S+/.exec(shown.card.text)?.[0], capOf(shown)]))
  const review = async (shown: ShownCard, minutes: number, limits?: Limits) => {
    const at = noonOf(MARCH.day, minutes).toISOString()
    const kept = { ...reviewOfCard(shown, limits === undefined ? {} : { limits }), at }
    expect(await storeReview(db, makeTemplate(shown.card).key, kept, { seen: null, reports: [] })).toBe(true)
  }

  await capture(MARCH)
  const waiting = await queue()
  expect(waiting).toHaveLength(3)
  for (const [place, shown] of waiting.entries()) {
    const isGalicia = shown.card.text.includes('Galicia')
    // The person takes the least purchase for the cap.
    const wrong: Limits = { maxDiscount: 30_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] }
    await review(shown, 1 + place, isGalicia ? wrong : undefined)
  }
  const stored = await loadPublishedSources(db, ['makro'])
  await run({ kind: 'stored', sources: stored?.sources ?? [] }, noonOf(MARCH.day, 10))
  expect(await queue()).toEqual([])
  expect(await caps()).toEqual({
    'Banco Galicia': [[30_000, MARCH.day]],
    'Banco Macro': [[9_000, MARCH.day]],
    'Banco Nación': [[15_000, MARCH.day]],
  })

  await capture(APRIL)
  expect(await queue()).toEqual([])
  expect(await caps()).toEqual({
    'Banco Galicia': [[42_000, MARCH.day]],
    'Banco Macro': [[9_500, MARCH.day]],
    'Banco Nación': [[16_000, MARCH.day]],
  })

  await capture(MAY)
  expect(await caps()).toMatchObject({ 'Banco Galicia': [[45_000, MARCH.day]], 'Banco Macro': [[10_000, MARCH.day]] })
  const [nacion, ...others] = await queue()
  expect(others).toEqual([])
  expect(nacion).toMatchObject({ why: 'contradicting', reviewedAt: expect.any(String), promotions: [{ reviewed: null }] })
  await close()
})
