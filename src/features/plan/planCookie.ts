import type { PlanWishes } from '#domain/plan/plan.ts'
import { formatSearch, writeWishes } from '#domain/plan/wishes.ts'
import { lastingCookie } from '#ui/lastingCookie.ts'

/** The cookie with the wishes, so that the server plans for them. */
export const PLAN_COOKIE = 'yapa_semana'

export function planCookie(wishes: PlanWishes): string {
  return lastingCookie(PLAN_COOKIE, formatSearch(writeWishes(wishes)))
}
