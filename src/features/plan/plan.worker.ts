import { planTrips } from '#domain/plan/plan.ts'
import type { PlanAnswer, PlanQuestion } from './askPlan.ts'

/** The browser's thread for plans: the page stays alive meanwhile, and what the shopper has used never leaves the device. */
addEventListener('message', ({ data: { id, week, uses, wishes, milliseconds } }: MessageEvent<PlanQuestion>) => {
  postMessage({ id, plan: planTrips(week, uses, wishes, milliseconds) } satisfies PlanAnswer)
})
