import { LRUCache } from 'lru-cache'
import type { PlanData } from '#domain/plan/offers.ts'
import { type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import { planKey } from '#domain/plan/planKey.ts'
import { rateLimit } from './http/rateLimit.ts'
import { requestClient } from './requestClient.ts'

/** The most milliseconds for a plan: meanwhile nobody else is answered. A real week takes a tenth. */
const PATIENCE = 150
/** How many plans are made in a minute for one client. */
const PLANS = rateLimit({ limit: 40, window: 60_000, maxKeys: 10_000 })
/** The same for all clients together: plans must not take the process from the other pages. A browser makes its own. */
const ALL_PLANS = rateLimit({ limit: 120, window: 60_000, maxKeys: 1 })

const kept = new LRUCache<string, Plan>({ max: 300 })
/** Milliseconds for which a plan is kept that the time has cut: a new process is slow at first, and the next one is better. */
const CUT_KEPT = 60_000

/** Plans without any recorded uses, which stay on devices, once for each wallet and wishes; null when this client asked for too many. */
export function planOnce(week: PlanData, version: number, wishes: PlanWishes): Plan | null {
  const key = planKey(week, version, wishes)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (PLANS.take(requestClient()) > 0 || ALL_PLANS.take('all') > 0) return null
  const plan = planTrips(week, [], wishes, PATIENCE)
  kept.set(key, plan, plan.atMost > plan.saving ? { ttl: CUT_KEPT } : {})
  return plan
}
