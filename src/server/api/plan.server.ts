import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today } from '#domain/calendar/clock.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import { offersOfWeek } from '#domain/choice/week.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { planOnce } from '../planDesk.server.ts'
import type { SnapshotIndex } from '../snapshotIndex.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { readPlanParameters } from './parameters.ts'
import { ApiProblem } from './problem.ts'
import { CACHE, editionOf, publishedIndex } from './promotions.server.ts'

/** `GET /api/v1/plan` plans the purchases of four weeks that save most, without any recorded uses: those stay on devices. */
export function showPlan({ runtime, query }: ApiRequest): ApiAnswer {
  const asked = readPlanParameters(query)
  const index = publishedIndex(runtime)
  const week = weekOf(index, today(runtime.clock))
  const plan = planOnce({ ...week, people: asked.people, captures: runtime.freshness() }, index.snapshot.version, asked.wishes)
  if (plan === null) throw new ApiProblem(429, 'Ya hicimos muchos planes en el último minuto. Probá de nuevo en un rato.')
  const trips = plan.trips.map(({ chain, whose: _, via, ...trip }) => ({ ...trip, supermarket: chain, via: via.map(spellName) }))
  return { body: { snapshot: editionOf(index.snapshot), ...plan, trips }, cacheControl: CACHE }
}

type SharedData = Pick<PlanData, 'today' | 'promotions' | 'groups'>

const weeks = new WeakMap<SnapshotIndex, SharedData>()

/** Collects the promotions of the seven days from a day, once per snapshot and day. */
function weekOf(index: SnapshotIndex, today: CivilDate): SharedData {
  const known = weeks.get(index)
  if (known?.today === today) return known
  const { promotions, groups } = offersOfWeek(index, today)
  const week = { today, promotions: promotions.map(toListedPromotion), groups }
  weeks.set(index, week)
  return week
}
