import { LRUCache } from 'lru-cache'
import type { PlanData } from '#domain/plan/offers.ts'
import { type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import { planKey } from '#domain/plan/planKey.ts'
import { rateLimit } from './http/rateLimit.ts'
import { requestClient } from './requestClient.ts'

/** The most milliseconds for a plan: meanwhile nobody else is answered. A real week takes a tenth. */
const PATIENCE = 250
/** How many plans are made in a minute for one client. */
const PLANS = rateLimit({ limit: 40, window: 60_000, maxKeys: 10_000 })

const kept = new LRUCache<string, Plan>({ max: 300 })

/** Plans without any recorded uses, which stay on devices, once for each wallet and wishes; null when this client asked for too many. */
export function planOnce(week: PlanData, version: number, wishes: PlanWishes): Plan | null {
  const key = planKey(week, version, wishes)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (PLANS.take(requestClient()) > 0) return null
  const plan = planTrips(week, [], wishes, PATIENCE)
  // One that the time has cut is made better the next time: a new process is slow at first.
  if (plan.atMost <= plan.saving) kept.set(key, plan)
  return plan
}
