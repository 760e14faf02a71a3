import { LRUCache } from 'lru-cache'
import type { Week } from '#domain/choice/week.ts'
import { type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import { rateLimit } from '#server/http/rateLimit.ts'
import { requestClient } from '#server/requestClient.ts'
import { planKey } from './planKey.ts'

/** Milliseconds for which one plan may hold up the server; a browser takes its time. */
const LONGEST = 250
/** How many plans are made in a minute for one client; the browser makes its own where the server does not. */
const PLANS = rateLimit({ limit: 40, window: 60_000, maxKeys: 10_000 })

const kept = new LRUCache<string, Plan>({ max: 300 })

export type PublishedWeek = Pick<Week, 'today' | 'promotions' | 'groups' | 'captures'>

/** Plans without uses, once for each wallet and wishes; `plan` is null when this client asked for too many. */
export function planOnce(
  week: PublishedWeek & Pick<Week, 'people'>,
  version: number,
  wishes: PlanWishes,
): { plan: Plan | null; key: string } {
  const key = planKey(week, version, wishes)
  const known = kept.get(key)
  if (known !== undefined) return { plan: known, key }
  if (PLANS.take(requestClient()) > 0) return { plan: null, key }
  const plan = planTrips(week, [], wishes, LONGEST)
  kept.set(key, plan)
  return { plan, key }
}
