import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { millisecondsUntilTomorrow, today as todayOf } from '#domain/calendar/clock.ts'
import { showWitness, type WitnessView } from '#domain/description/shownWitness.ts'
import { pageDescription, titleOf } from '#domain/description/toText.ts'
import { groupChangesByDay } from '#domain/phrases/changes.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import { answerOrFallback } from '#server/storageTrouble.ts'
import type { PromotionPageData, PromotionSource } from './detailData.ts'
import { markWords } from './evidenceMarks.ts'

function readId(id: unknown): string {
  if (typeof id !== 'string') throw new BadCall('No promotion is named')
  return id.slice(0, 40)
}

/** Loads a promotion with everything known about it; null when it is not published now. */
export const loadPromotion = createServerFn({ method: 'GET' })
  .validator(readId)
  .handler(async ({ data: id }): Promise<PromotionPageData | null> => {
    const runtime = await getRuntime()
    const index = runtime.index()
    const found = index?.byId.get(id)
    if (!index || !found) return null
    const today = todayOf(runtime.clock)
    const promotion = toListedPromotion(found)
    const capture = freshnessOf(found, runtime.freshness()) ?? null
    return {
      kind: index.snapshot.kind,
      version: index.snapshot.version,
      today,
      untilTomorrow: millisecondsUntilTomorrow(runtime.clock),
      siteUrl: runtime.config.siteUrl,
      wallet: walletTextOfRequest(),
      title: titleOf(promotion),
      description: pageDescription(promotion, capture),
      promotion,
      offers: index.offersWith(found, today).map(toListedPromotion),
      capture,
      source: await sourceOf(runtime, index, found),
    }
  })

async function sourceOf(runtime: Runtime, index: SnapshotIndex, promotion: PublishedPromotion): Promise<PromotionSource> {
  const { url, firstSeen, reviewed } = promotion
  // The page still works without its words when storage is unreachable.
  const [card, changes] = await Promise.all([
    answerOrFallback('the card of a promotion', runtime.cardOf(promotion), null),
    answerOrFallback('the changes of a promotion', runtime.changesOf(promotion.id), []),
  ])
  if (card === null) setResponseHeader('cache-control', 'no-store')
  const words = card && markWords(card, promotion)
  return { url, firstSeen, reviewed, words, changes: groupChangesByDay(changes), witnesses: await witnessesOf(runtime, index, promotion) }
}

function witnessesOf(runtime: Runtime, index: SnapshotIndex, { id }: PublishedPromotion): Promise<WitnessView[]> {
  const cardOf = (promotion: PublishedPromotion | null) =>
    promotion && answerOrFallback('the card of a promotion', runtime.cardOf(promotion), null)
  return Promise.all(
    index.witnessesOf(id).map(async (testimony) => showWitness(testimony, await cardOf(testimony.ours), await cardOf(testimony.theirs))),
  )
}
