import type { Week } from '#domain/choice/week.ts'
import { badWishesWords } from '#domain/phrases/plan.ts'
import { planKey } from '#domain/plan/planKey.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { sayNoMethod } from '#domain/wallet/household.ts'
import { editionName } from '#server/editionName.ts'
import { pictureAnswer } from '#server/pictures/pictureDesk.server.ts'
import { planOnce } from '#server/planDesk.server.ts'
import { requestClient } from '#server/requestClient.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { offeredTrips } from './offeredTrips.ts'
import { withoutNames } from './planAddress.ts'
import { planCalendar } from './planCalendar.ts'
import { planPicture } from './planPicture.ts'
import { readPlanSearch } from './planSearch.ts'
import { readWishes } from './wishes.ts'

/** Reads the published week; another feature provides it. */
type ReadWeek = () => Promise<{
  kind: Week['kind']
  version: number
  today: string
  captures: Week['captures']
  shared: { content: Pick<Week, 'promotions' | 'groups'> }
} | null>

/** Answers `/semana.ics`: the plan of the address's wallet and wishes, for programs that subscribe to it. 400 names what cannot be. */
export async function answerPlanCalendar(request: Request, readWeek: ReadWeek): Promise<Response> {
  const asked = await planOfAddress(request, readWeek)
  if (asked instanceof Response) return asked
  const { clock, config } = await getRuntime()
  const text = planCalendar(offeredTrips(asked.plan, asked.week), asked.kind, clock.now(), `${config.siteUrl}/semana`)
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="yapa-semana.ics"',
    'cache-control': 'private, no-cache',
  }
  return new Response(text, { headers })
}

/** Answers `/semana.png`: the plan as a picture, for the door of the fridge. */
export async function answerPlanPicture(request: Request, readWeek: ReadWeek): Promise<Response> {
  const asked = await planOfAddress(request, readWeek)
  if (asked instanceof Response) return asked
  const { plan, week, key, kind } = asked
  const picture = () => planPicture(plan, offeredTrips(plan, week), kind)
  return pictureAnswer({ path: `semana/${key}`, edition: editionName(await getRuntime()) ?? '', picture }, request, requestClient())
}

async function planOfAddress(request: Request, readWeek: ReadWeek) {
  const { searchParams } = new URL(request.url)
  const named = decodeHousehold(searchParams.get('gente') ?? '')
  const people = named && withoutNames(named)
  if (people === null || sayNoMethod(people)) return refused('«gente» no es una billetera de Yapa: copiá la dirección de nuevo.')
  const now = await readWeek()
  if (now === null) return refused('Todavía no hay promociones publicadas.', 503)
  const { kind, version, today, captures, shared } = now
  const { wishes, bad } = readWishes(readPlanSearch(Object.fromEntries(searchParams)), today)
  if (bad.length > 0) return refused(`${badWishesWords(bad)}.`)
  const week = { today, captures, people, ...shared.content }
  const plan = planOnce(week, version, wishes)
  if (plan === null) return refused('Son muchos pedidos: probá en un minuto.', 429)
  return { plan, week, kind, key: planKey(week, version, wishes) }
}

function refused(words: string, status = 400): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...(status === 429 && { 'retry-after': '60' }) },
  })
}
