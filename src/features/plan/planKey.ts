import type { Week } from '#domain/choice/week.ts'
import type { PlanWishes } from '#domain/plan/plan.ts'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'

/** Everything that decides a plan but the recorded uses, as text: two plans of the same key are the same. */
export function planKey({ today, people }: Pick<Week, 'today' | 'people'>, version: number, wishes: PlanWishes): string {
  return JSON.stringify([today, version, encodeHousehold(people), wishes])
}
