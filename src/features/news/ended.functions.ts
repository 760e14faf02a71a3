import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { compareRanked, makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { lineOf } from '#domain/description/toText.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { replacedIds } from '#domain/promotion/promotionChange.ts'
import { peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { newsMarkIn } from './newsMark.ts'

/** An offer that is published no more, in a line, with its last day and when shoppers could see that (an ISO instant). */
export type EndedOffer = { id: string; supermarket: ChainSlug; line: string; date: CivilDate; publishedAt: string }

const MOST = 12

/** Lists ended offers that the request's wallet could surely use. An offer that another one replaced does not count as ended. */
export const loadEndedOffers = createServerFn({ method: 'GET' }).handler(async (): Promise<EndedOffer[]> => {
  const index = (await getRuntime()).index()
  const shopper = makeShopper(peopleOfCookies(getRequestHeader('cookie')))
  if (index === null || shopper.isAnybody) return []
  const replaced = replacedIds(index.changes)
  const publishedAt = new Map(index.changes.flatMap((one) => (one.event === 'ended' ? [[one.promotionId, one.publishedAt]] : [])))
  return index.ended
    .filter(({ id }) => !replaced.has(id))
    .map((promotion) => rankForShopper(toListedPromotion(promotion), shopper))
    .filter(({ eligibility }) => eligibility.status === 'yes')
    .sort(compareRanked)
    .slice(0, MOST)
    .map((offer) => ({
      id: offer.promotion.id,
      supermarket: offer.promotion.supermarket,
      line: lineOf(describeOffer(offer, { personal: true, knows: ['chain', 'saving', 'age'] })),
      date: offer.promotion.validUntil ?? '',
      publishedAt: publishedAt.get(offer.promotion.id) ?? '',
    }))
})

/** Reads the mark of a request, for the first paint; undefined in the browser, where `useNewsMark` reads it, to keep the start small. */
export const newsMarkOfRequest = createIsomorphicFn()
  .server(() => newsMarkIn(getRequestHeader('cookie')))
  .client(() => undefined)
