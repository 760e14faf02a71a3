import type { PlanData } from '#domain/plan/offers.ts'
import { type Plan, type PlanWishes, planTrips } from '#domain/plan/plan.ts'
import { askWhatIf, type WhatIfs } from '#domain/plan/whatIf.ts'
import type { Use } from '#domain/uses/use.ts'
import { loadPlanWeek } from './plan.functions.ts'

/** What a plan is made of: the page's day and people, the recorded uses, and the wishes. */
export type PlanSource = {
  week: Pick<PlanData, 'today' | 'people' | 'captures'> & { version: number }
  uses: readonly Use[]
  wishes: PlanWishes
}

/** Milliseconds for which a plan is sought while the page waits, and the answers to «¿Y si tuvieras…?», between which it does not. */
const PATIENCE = 600
const LONG_PATIENCE = 6_000

let known: { version: number; week: ReturnType<typeof loadPlanWeek> } | undefined

/** @throws when the week cannot be read. */
async function dataOf({ today, people, captures, version }: PlanSource['week']): Promise<PlanData> {
  if (known?.version !== version) known = { version, week: loadPlanWeek() }
  const week = await known.week.catch((error: unknown) => {
    known = undefined
    throw error
  })
  if (week === null) throw new Error('Nothing is published')
  return { ...week, today, people, captures }
}

/** Makes the plan in the browser, with what the shopper has used, which never leaves it. @throws when the week cannot be read. */
export async function makePlan({ week, uses, wishes }: PlanSource): Promise<{ plan: Plan; promotions: PlanData['promotions'] }> {
  const data = await dataOf(week)
  return { plan: planTrips(data, uses, wishes, PATIENCE), promotions: data.promotions }
}

/** @throws when the week cannot be read. */
export async function answerWhatIf({ week, uses, wishes }: PlanSource): Promise<{ answers: WhatIfs; promotions: PlanData['promotions'] }> {
  const data = await dataOf(week)
  return { answers: await askWhatIf(data, uses, wishes, LONG_PATIENCE), promotions: data.promotions }
}
