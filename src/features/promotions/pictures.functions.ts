import { isCivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { answerPicture } from '#server/pictures/pictureDesk.server.ts'
import { getRequestClient } from '#server/requestClient.ts'
import { getEditionName, getRuntime } from '#server/runtime.server.ts'
import { chainPicture, dayPicture, promotionPicture } from './promotionPicture.ts'

/** Answers `/promocion/<id>.png` with the picture for link previews; 404 when it is no longer published. */
export async function answerPromotionPicture(id: string, request: Request): Promise<Response> {
  const runtime = await getRuntime()
  const index = runtime.index()
  const found = index?.byId.get(id)
  if (!index || !found) return notFound('Esta promoción ya no está publicada.\n')
  const today = todayOf(runtime.clock)
  const picture = () =>
    promotionPicture(toListedPromotion(found), index.offersWith(found, today).map(toListedPromotion), {
      kind: index.snapshot.kind,
      today,
      captures: runtime.freshness(),
    })
  return answerPicture({ path: `promocion/${id}`, edition: getEditionName(runtime) ?? '', picture }, request, getRequestClient())
}

/**
 * Answers `/dia/<civil date>.png` with the best of each chain on one of the next seven days, or with `?supermarket=` the
 * offers of one; «hoy» is today. 404 for any other day.
 */
export async function answerDayPicture(name: string, request: Request): Promise<Response> {
  const runtime = await getRuntime()
  const index = runtime.index()
  const today = todayOf(runtime.clock)
  const date = name === 'hoy' ? today : name
  if (!index || !isCivilDate(date) || !weekFrom(today).includes(date)) return notFound('De ese día no hay imagen.\n')
  const asked = new URL(request.url).searchParams.get('supermarket')
  const chain = CHAIN_SLUGS.find((slug) => slug === asked)
  const picture = () => {
    const data = { kind: index.snapshot.kind, captures: runtime.freshness() }
    const promotions = index.on(date).map(toListedPromotion)
    return chain === undefined ? dayPicture(promotions, date, data) : chainPicture(promotions, chain, date, data)
  }
  const path = chain === undefined ? `dia/${date}` : `dia/${date}/${chain}`
  return answerPicture({ path, edition: getEditionName(runtime) ?? '', picture }, request, getRequestClient())
}

function notFound(words: string): Response {
  return new Response(words, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
