import { encodeHousehold } from '../wallet/codec/cookie.ts'
import type { PlanData } from './offers.ts'
import type { PlanWishes } from './plan.ts'

/** Everything that decides a plan but the recorded uses, as text: plans of one key are the same. @param version That of the snapshot. */
export function planKey({ today, people, captures }: PlanData, version: number, wishes: PlanWishes): string {
  const stale = captures.map(({ isStale }) => isStale)
  return JSON.stringify([today, version, stale, encodeHousehold(people), wishes])
}
