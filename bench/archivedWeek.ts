import { readCard } from '#chains/readCard.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { assignGroups } from '#domain/choice/promotionGroups.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { holdsOnDate, weekFrom } from '#domain/promotion/occurrence.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { readCapture } from '#ingestion/read/reading.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { checkCapture } from '#ingestion/sources/source.ts'
import { capturedChains } from './archive.ts'
import { cacheReadings } from './readOnce.ts'

const read = cacheReadings(readCard)

/** Reads what an archive has of a day, as the home page would have had it that day; without people. */
export async function archivedWeek(archive: string, today: CivilDate): Promise<Omit<PlanData, 'people'>> {
  const published: PublishedPromotion[] = []
  for (const chain of capturedChains(archive)) {
    const capture = await archiveSource(archive, chain, today).read()
    for (const [at, { cardId, promotion }] of readCapture(checkCapture(capture), read).candidates.entries())
      published.push({ ...promotion, cardId, id: `${chain}-${at}`, firstSeen: today, lastSeen: today })
  }
  const ofWeek = published.filter((promotion) => weekFrom(today).some((date) => holdsOnDate(promotion, date)))
  return { today, captures: [], promotions: ofWeek.map(toListedPromotion), groups: assignGroups(ofWeek) }
}
