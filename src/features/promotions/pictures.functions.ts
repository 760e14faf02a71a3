import { isCivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { editionName } from '#server/editionName.ts'
import { pictureAnswer } from '#server/pictures/pictureDesk.server.ts'
import { requestClient } from '#server/requestClient.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { dayPicture, promotionPicture } from './promotionPicture.ts'

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
  return pictureAnswer({ path: `promocion/${id}`, edition: editionName(runtime) ?? '', picture }, request, requestClient())
}

/** Answers `/dia/<civil date>.png` with the best of each chain on one of the next seven days; 404 for any other day. */
export async function answerDayPicture(date: string, request: Request): Promise<Response> {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index || !isCivilDate(date) || !weekFrom(todayOf(runtime.clock)).includes(date)) return notFound('De ese día no hay imagen.\n')
  const picture = () =>
    dayPicture(index.on(date).map(toListedPromotion), date, { kind: index.snapshot.kind, captures: runtime.freshness() })
  return pictureAnswer({ path: `dia/${date}`, edition: editionName(runtime) ?? '', picture }, request, requestClient())
}

function notFound(words: string): Response {
  return new Response(words, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
