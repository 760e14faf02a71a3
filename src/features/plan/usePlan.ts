import { useEffect, useState } from 'react'
import type { PlanData } from '#domain/plan/offers.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import { planKey } from '#domain/plan/planKey.ts'
import type { Use } from '#domain/uses/use.ts'

/** `plan` is the last one, also while a newer one is being made (`isLate`) or could not be (`hasFailed`). */
export type PlanState = { plan: Plan | null; isLate: boolean; hasFailed: boolean; retry: () => void }

type Made = { key: string; uses: readonly Use[]; plan: Plan | null }

/** Who has noted nothing, or whose notes cannot be read. */
export const NO_USES: readonly Use[] = []

/** Returns the plan for the wishes: of the first paint, and then what the browser makes, with what the shopper has used. */
export function usePlan(
  week: PlanData & { version: number },
  uses: readonly Use[],
  wishes: PlanWishes,
  first: Made['plan'],
  firstKey: string,
): PlanState {
  const [made, setMade] = useState<Made>({ key: isProven(first) ? firstKey : '', uses: NO_USES, plan: first })
  const [failedKey, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const key = planKey(week, week.version, wishes)
  const isMade = made.key === key && made.uses === uses && made.plan !== null
  useEffect(() => {
    // A browser without threads says so when it is asked for a plan.
    void import('./askPlan.ts').then(({ startThread }) => startThread()).catch(() => undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the week and the wishes; another try has the same ones.
  useEffect(() => {
    if (isMade) return
    const given = new AbortController()
    setFailed(null)
    import('./askPlan.ts')
      .then(({ askPlan }) => askPlan({ week, uses, wishes }, given.signal))
      .then((plan) => !given.signal.aborted && setMade({ key, uses, plan }))
      .catch(() => !given.signal.aborted && setFailed(key))
    return () => given.abort()
  }, [key, uses, isMade, tries])
  return { plan: made.plan, isLate: !isMade, hasFailed: failedKey === key, retry: () => setTries((count) => count + 1) }
}

/** The server cuts short a plan that takes long; the browser makes it better. */
function isProven(plan: Plan | null): boolean {
  return plan !== null && plan.atMost <= plan.saving
}
