import { today as todayOf } from '#domain/calendar/clock.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { promotionCalendar } from './promotionCalendar.ts'

/** Answers `/promocion/<id>.ics` with the promotion's days as a calendar file; 404 when it is not published or has no day left. */
export async function answerCalendar(id: string): Promise<Response> {
  const runtime = await getRuntime()
  const index = runtime.index()
  const found = index?.byId.get(id)
  const text =
    index &&
    found &&
    promotionCalendar(
      toListedPromotion(found),
      index.offersWith(found, todayOf(runtime.clock)).map(toListedPromotion),
      freshnessOf(found, runtime.freshness()) ?? null,
      todayOf(runtime.clock),
      runtime.clock.now(),
      runtime.config.siteUrl,
    )
  if (!found || !text) return new Response('Esta promoción ya no está publicada o ya no tiene fechas.\n', { status: 404, headers: PLAIN })
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="yapa-${id}.ics"`,
    'cache-control': 'no-cache',
  }
  return new Response(text, { headers })
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
