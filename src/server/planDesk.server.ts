import { LRUCache } from 'lru-cache'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { PLAN_DAYS, type PlanData, plannableIn } from '#domain/plan/offers.ts'
import { monthOfPlan, type Plan, type PlanWishes, planKey, planTrips } from '#domain/plan/plan.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { getRequestClient } from './requestClient.ts'
import type { SnapshotIndex } from './snapshotIndex.ts'

/** What plans of one publication and day are made of, the same for everybody. */
export type PlanWeek = Omit<PlanData, 'people' | 'captures'>

/** The most milliseconds for a plan: meanwhile nobody else is answered. A real week takes a tenth. */
const PATIENCE = 150
/** Milliseconds of processor that plans may take in a minute, and one client when they get short. */
const SHARE = makeProcessorShare({ all: 12_000, each: 1_000, window: 60_000 })

const weeks = new WeakMap<SnapshotIndex, PlanWeek>()
const kept = new LRUCache<string, Plan>({ max: 2_000 })
/** Milliseconds for which a plan is kept that the time has cut: a new process is slow at first, and the next one is better. */
const CUT_KEPT = 60_000

/** Collects what a plan may use of this and the following four weeks, with what ended since they began, once for each publication and day. */
export function getPlanWeek(index: SnapshotIndex, today: CivilDate): PlanWeek {
  const known = weeks.get(index)
  if (known?.today === today) return known
  const published = [...index.promotions, ...index.ended]
  const promotions = published.map(toListedPromotion)
  const places = new Map<string, number>()
  const groups = published.map((one) => {
    const group = index.groupOf(one)
    return places.get(group) ?? places.set(group, places.size).size - 1
  })
  const whole = { today, promotions, groups, people: householdOf(EMPTY_WALLET), captures: [] }
  const first = monthOfPlan(today)
  const used = new Set([first, addDays(first, PLAN_DAYS)].flatMap((month) => plannableIn(whole, month, null).map((one) => one.promotion)))
  // Those of one card may share its cap.
  const usedGroups = new Set(groups.filter((_, at) => used.has(promotions[at] as (typeof promotions)[number])))
  const isChosen = (_: unknown, at: number) => usedGroups.has(groups[at] as number)
  const week: PlanWeek = {
    today,
    promotions: promotions.filter(isChosen),
    groups: groups.filter(isChosen),
    seen: published.filter(isChosen).map(({ firstSeen }) => (firstSeen < today ? firstSeen : today)),
  }
  weeks.set(index, week)
  return week
}

/** Plans without any recorded uses, which stay on devices, once for each wallet and wishes. @param milliseconds As `planTrips`. */
export function planWithCache(week: PlanData, version: number, wishes: PlanWishes, milliseconds = PATIENCE): Plan {
  const key = planKey(week, version, wishes)
  const known = kept.get(key)
  if (known !== undefined) return known
  const plan = planTrips(week, [], wishes, milliseconds)
  kept.set(key, plan, plan.atMost > plan.saving ? { ttl: CUT_KEPT } : {})
  return plan
}

/** Plans for a request; null when its client has had more than its share of the processor. */
export function planForRequest(week: PlanData, version: number, wishes: PlanWishes): Plan | null {
  if (kept.has(planKey(week, version, wishes))) return planWithCache(week, version, wishes)
  const client = getRequestClient()
  if (!SHARE.isLeft(client)) return null
  const start = performance.now()
  const plan = planWithCache(week, version, wishes)
  SHARE.take(client, performance.now() - start)
  return plan
}

/** Milliseconds of processor that a kind of work may take in a time, fair by client. */
export type ProcessorShare = {
  isLeft(client: string): boolean
  take(client: string, milliseconds: number): void
}

/**
 * Shares `all` milliseconds of processor in each `window` milliseconds. As long as less than half is taken anybody gets some; then only who
 * has had less than `each`, so that a few clients cannot use it up for all others.
 */
export function makeProcessorShare(
  { all, each, window }: { all: number; each: number; window: number },
  now: () => number = () => performance.now(),
): ProcessorShare {
  let begun = now()
  let taken = 0
  const byClient = new Map<string, number>()
  return {
    isLeft(client) {
      if (now() - begun >= window) {
        begun = now()
        taken = 0
        byClient.clear()
      }
      return taken < all / 2 || (taken < all && (byClient.get(client) ?? 0) < each)
    },
    take(client, milliseconds) {
      taken += milliseconds
      byClient.set(client, (byClient.get(client) ?? 0) + milliseconds)
    },
  }
}
