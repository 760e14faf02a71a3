import { expect, it } from 'vitest'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { SeenWordings } from '#extraction/wordings.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { makeEarlierWordingsLoader } from '#ingestion/read/earlierWordings.ts'
import type { CardReader } from '#ingestion/read/reading.ts'
import type { Storage } from '#storage/storage.ts'
import { describeOnBothDatabases } from '../../storage/databases.ts'
import { aCard, type PlainRaw, plainReader } from '../samples.ts'

const FIRST = 'zxqv wkjh plmn bvcx'
const SECOND = 'rtyu fghj vbnm qwer'
const said = (text: string) => ({ text, blocks: [{ role: 'body' as const, start: 0, end: text.length }] })

function run(
  storage: Storage,
  capturedAt: CivilDate,
  raw: PlainRaw,
  kind: 'archive' | 'example' = 'archive',
  read: CardReader = plainReader,
) {
  const cards = [aCard('card', { promotions: [{}], ...raw }, { capturedAt })]
  const source = { source: 'carrefour' as const, read: async () => ({ source: 'carrefour' as const, capturedAt, cards, unreadable: 0 }) }
  return runSources(storage, { kind, sources: [source], read, clock: frozenClock(new Date(`${capturedAt}T15:00:00Z`)) })
}

async function noveltyOn(storage: Storage, day: CivilDate, text: string): Promise<number> {
  return new SeenWordings(await makeEarlierWordingsLoader(storage.db)(day)).noveltyOf(said(text))
}

describeOnBothDatabases('what cards said before', (databases) => {
  it('is known four weeks after it was published, so that no card vouches for itself the next day', async () => {
    const storage = await databases.open()
    await run(storage, '2026-03-01', { wording: FIRST })
    expect(await noveltyOn(storage, '2026-03-01', FIRST)).toBe(1)
    expect(await noveltyOn(storage, '2026-03-28', FIRST)).toBe(1)
    expect(await noveltyOn(storage, '2026-03-29', FIRST)).toBe(0)
    expect(await noveltyOn(storage, '2026-03-29', SECOND)).toBe(1)
  })

  it('begins with what the rules were written on: a first capture is not all new', async () => {
    const storage = await databases.open()
    expect(await noveltyOn(storage, '2026-03-01', 'no acumulable con otras promociones')).toBe(0)
    expect(await noveltyOn(storage, '2026-03-01', FIRST)).toBe(1)
  })

  it('is nothing that was held, and no example', async () => {
    const storage = await databases.open()
    await run(storage, '2026-01-01', { wording: FIRST }, 'example')
    await run(storage, '2026-01-02', { wording: SECOND, promotions: [], breaks: true })
    expect(await noveltyOn(storage, '2026-03-01', FIRST)).toBe(1)
    expect(await noveltyOn(storage, '2026-03-01', SECOND)).toBe(1)
  })

  it('is told to the reader of each capture by the day of that capture', async () => {
    const storage = await databases.open()
    await run(storage, '2026-03-01', { wording: FIRST })
    const novelties: (number | undefined)[] = []
    const noting: CardReader = (card, seen) => {
      novelties.push(seen?.noveltyOf(said(FIRST)))
      return plainReader(card)
    }
    await run(storage, '2026-03-20', { wording: SECOND }, 'archive', noting)
    await run(storage, '2026-04-20', { wording: SECOND }, 'archive', noting)
    expect(novelties).toEqual([1, 0])
  })
})
