import { LRUCache } from 'lru-cache'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today } from '#domain/calendar/clock.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { rateLimit } from '../http/rateLimit.ts'
import { requestClient } from '../requestClient.ts'
import type { SnapshotIndex } from '../snapshotIndex.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { readPlanParameters } from './parameters.ts'
import { ApiProblem } from './problem.ts'
import { CACHE, editionOf, publishedIndex } from './promotions.server.ts'

/** The most milliseconds for a plan: meanwhile nobody else is answered. A real week takes a tenth. */
const PATIENCE = 250
const PLANS = rateLimit({ limit: 40, window: 60_000, maxKeys: 10_000 })

const kept = new LRUCache<string, Plan>({ max: 300 })

/** `GET /api/v1/plan` plans the purchases of four weeks that save most, without any recorded uses: those stay on devices. */
export function showPlan({ runtime, query }: ApiRequest): ApiAnswer {
  const asked = readPlanParameters(query)
  const index = publishedIndex(runtime)
  const week = weekOf(index, today(runtime.clock))
  const captures = runtime.freshness()
  const key = JSON.stringify([index.snapshot.name, week.today, captures.map(({ isStale }) => isStale), asked])
  const plan = kept.get(key) ?? makePlan({ ...week, people: asked.people, captures }, asked.wishes)
  kept.set(key, plan)
  const trips = plan.trips.map(({ chain, whose: _, via, ...trip }) => ({ ...trip, supermarket: chain, via: via.map(spellName) }))
  return { body: { snapshot: editionOf(index.snapshot), ...plan, trips }, cacheControl: CACHE }
}

/** @throws ApiProblem (429) when the client asked for too many. */
function makePlan(week: PlanData, wishes: PlanWishes): Plan {
  if (PLANS.take(requestClient()) > 0) throw new ApiProblem(429, 'Ya hicimos muchos planes en el último minuto. Probá de nuevo en un rato.')
  return planTrips(week, [], wishes, PATIENCE)
}

type SharedData = Pick<PlanData, 'today' | 'promotions' | 'groups'>

const weeks = new WeakMap<SnapshotIndex, SharedData>()

/** Collects the promotions of the seven days from a day, once per snapshot and day. */
function weekOf(index: SnapshotIndex, today: CivilDate): SharedData {
  const known = weeks.get(index)
  if (known?.today === today) return known
  const promotions = [...new Set(weekFrom(today).flatMap((date) => index.on(date)))]
  const heads = promotions.map((promotion) => index.groupOf(promotion))
  const week = { today, promotions: promotions.map(toListedPromotion), groups: heads.map((head) => heads.indexOf(head)) }
  weeks.set(index, week)
  return week
}
