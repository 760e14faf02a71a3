import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { today as todayOf, untilTomorrow } from '#domain/calendar/clock.ts'
import { askedTogether } from '#domain/choice/openQuestions.ts'
import { questionsOf } from '#domain/choice/promotionQuestions.ts'
import { changeDays } from '#domain/phrases/changes.ts'
import { pageDescription, summary } from '#domain/phrases/page.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { orWithout } from '#server/storageTrouble.ts'
import type { PromotionPageData, PromotionSource } from './detailData.ts'
import { originalWords } from './evidenceMarks.ts'
import { listed } from './promotionPack.ts'

function readId(id: unknown): string {
  if (typeof id !== 'string') throw new BadCall('No promotion is named')
  return id.slice(0, 40)
}

/** A promotion with everything known about it; null when it is not among those published now. */
export const loadPromotion = createServerFn({ method: 'GET' })
  .validator(readId)
  .handler(async ({ data: id }): Promise<PromotionPageData | null> => {
    const runtime = await getRuntime()
    const index = runtime.index()
    const found = index?.byId.get(id)
    if (!index || !found) return null
    const today = todayOf(runtime.clock)
    const promotion = listed(found)
    return {
      kind: index.snapshot.kind,
      version: index.snapshot.version,
      today,
      untilTomorrow: untilTomorrow(runtime.clock),
      siteUrl: runtime.config.siteUrl,
      wallet: walletTextOfRequest(),
      title: summary(promotion),
      description: pageDescription(promotion),
      promotion,
      offers: index.offersWith(found).map(listed),
      capture: runtime.freshness().find(({ chain }) => chain === found.supermarket) ?? null,
      source: await sourceOf(runtime, found),
    }
  })

/** The words behind a promotion that is already on screen; null when it is not published any more. */
export const loadPromotionSource = createServerFn({ method: 'GET' })
  .validator(readId)
  .handler(async ({ data: id }): Promise<PromotionSource | null> => {
    const runtime = await getRuntime()
    const found = runtime.index()?.byId.get(id)
    return found ? sourceOf(runtime, found) : null
  })

async function sourceOf(runtime: Runtime, promotion: PublishedPromotion): Promise<PromotionSource> {
  const { url, firstSeen, reviewed } = promotion
  // The promotion is useful without its words, if storage cannot be reached now.
  const [card, changes] = await Promise.all([
    orWithout('the card of a promotion', runtime.cardOf(promotion), null),
    orWithout('the changes of a promotion', runtime.changesOf(promotion.id), []),
  ])
  if (card === null) setResponseHeader('cache-control', 'no-store')
  const words = card && originalWords(card, promotion)
  const questions = askedTogether(questionsOf(promotion), runtime.index()?.questions().values() ?? [])
  return { url, firstSeen, reviewed, words, changes: changeDays(changes), questions }
}
