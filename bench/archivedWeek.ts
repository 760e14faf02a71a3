import { readCard } from '#chains/readCard.ts'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { numberPromotionGroups } from '#domain/choice/promotionGroups.ts'
import { PLAN_DAYS, type PlanData } from '#domain/plan/offers.ts'
import { monthOfPlan } from '#domain/plan/plan.ts'
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
  return dataOf(await archivedPromotions(archive, today), today, weekFrom(today))
}

/** Reads what an archive has of a day, as a plan has it; without people. */
export async function archivedMonth(archive: string, today: CivilDate): Promise<Omit<PlanData, 'people'>> {
  const first = monthOfPlan(today)
  return dataOf(
    await archivedPromotions(archive, today),
    today,
    Array.from({ length: 2 * PLAN_DAYS }, (_, day) => addDays(first, day)),
  )
}

function dataOf(published: readonly PublishedPromotion[], today: CivilDate, days: readonly CivilDate[]): Omit<PlanData, 'people'> {
  const shown = published.filter((promotion) => days.some((date) => holdsOnDate(promotion, date)))
  return { today, captures: [], promotions: shown.map(toListedPromotion), groups: numberPromotionGroups(shown) }
}

export async function archivedPromotions(archive: string, today: CivilDate): Promise<PublishedPromotion[]> {
  const published: PublishedPromotion[] = []
  for (const chain of capturedChains(archive)) {
    const capture = await archiveSource(archive, chain, today).read()
    for (const [at, { cardId, promotion }] of readCapture(checkCapture(capture), read).candidates.entries())
      published.push({ ...promotion, cardId, id: `${chain}-${at}`, firstSeen: today, lastSeen: today })
  }
  return published
}
