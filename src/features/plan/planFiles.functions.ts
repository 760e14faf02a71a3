import { LRUCache } from 'lru-cache'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { badWishesWords } from '#domain/phrases/plan.ts'
import { listOfferedTrips } from '#domain/plan/offeredTrips.ts'
import { planKey } from '#domain/plan/plan.ts'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { readWishes, withoutNames } from '#domain/plan/wishes.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { answerWithEntityTag } from '#server/http/entityTag.ts'
import { answerPicture } from '#server/pictures/pictureDesk.server.ts'
import { getPlanWeek, planForRequest } from '#server/planDesk.server.ts'
import { getRequestClient } from '#server/requestClient.ts'
import { getEditionName, getRuntime } from '#server/runtime.server.ts'
import { planCalendar } from './planCalendar.ts'
import { planPicture } from './planPicture.ts'

/** The last calendar of each address: who subscribed keeps it when others use up the time for plans. */
const calendars = new LRUCache<string, { date: string; text: string }>({ max: 1_000 })

/**
 * Answers `/semana.ics`: the plan of the address's wallet and wishes, for programs that subscribe to it; with `compra`, one purchase as a
 * file to download. 304 for who has this very calendar; 400 names what cannot be.
 */
export async function answerPlanCalendar(request: Request): Promise<Response> {
  const { clock, config, snapshot } = await getRuntime()
  const { search, searchParams } = new URL(request.url)
  const date = todayOf(clock)
  const one = searchParams.get('compra')
  const asked = await planOfAddress(request)
  const last = calendars.get(search)
  if (asked instanceof Response && (asked.status !== 429 || last?.date !== date)) return asked
  const text = asked instanceof Response ? (last?.text ?? '') : textOf(asked, one)
  calendars.set(search, { date, text })
  return answerWithEntityTag(request, text, 'text/calendar; charset=utf-8', {
    'cache-control': 'private, no-cache',
    'content-disposition': one === null ? 'inline; filename="yapa-semana.ics"' : 'attachment; filename="yapa-compra.ics"',
  })

  function textOf({ plan, week, kind }: Exclude<typeof asked, Response>, id: string | null): string {
    const trips = listOfferedTrips(plan, week).filter(({ trip }) => id === null || trip.id === id)
    // The time of publication, so that the same calendar is the same text.
    return planCalendar(trips, {
      kind,
      now: new Date(snapshot()?.publishedAt ?? clock.now()),
      page: `${config.siteUrl}/semana`,
      plan,
      isOne: id !== null,
    })
  }
}

/** Answers `/semana.png`: the plan as a picture, for the door of the fridge. */
export async function answerPlanPicture(request: Request): Promise<Response> {
  const asked = await planOfAddress(request)
  if (asked instanceof Response) return asked
  const { plan, week, key, kind } = asked
  const picture = () => planPicture(plan, listOfferedTrips(plan, week), kind)
  return answerPicture({ path: `semana/${key}`, edition: getEditionName(await getRuntime()) ?? '', picture }, request, getRequestClient())
}

async function planOfAddress(request: Request) {
  const { searchParams } = new URL(request.url)
  const named = decodeHousehold(searchParams.get('gente') ?? '')
  const people = named && withoutNames(named)
  if (people === null || areWithoutMethods(people)) return refused('«gente» no es una billetera de Yapa: copiá la dirección de nuevo.')
  const { clock, index: current, freshness } = await getRuntime()
  const index = current()
  if (index === null) return refused('Todavía no hay promociones publicadas.', 503)
  const { kind, version } = index.snapshot
  const today = todayOf(clock)
  const { wishes, bad } = readWishes(readPlanSearch(Object.fromEntries(searchParams)), today)
  if (bad.length > 0) return refused(`${badWishesWords(bad)}.`)
  const week = { ...getPlanWeek(index, today), captures: freshness(), people }
  const plan = planForRequest(week, version, wishes)
  if (plan === null) return refused('Son muchos pedidos: probá en un minuto.', 429)
  return { plan, week, kind, key: planKey(week, version, wishes) }
}

function refused(words: string, status = 400): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...(status === 429 && { 'retry-after': '60' }) },
  })
}
