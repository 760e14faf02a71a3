import { useEffect, useState } from 'react'
import type { PlanData } from '#domain/plan/offers.ts'
import { type Plan, planKey } from '#domain/plan/plan.ts'
import type { Use } from '#domain/uses/use.ts'
import type { PlanSource } from './browserPlan.ts'

export type MadePlan = { plan: Plan; promotions: PlanData['promotions'] }

/** Who has noted nothing, or whose notes cannot be read. */
export const NO_USES: readonly Use[] = []

/**
 * Returns the plan for the wishes: the server's, and where the shopper has used something or changed a wish, the browser's; the last one
 * stays while another is made. null: none yet. @param first The server's, and its key.
 */
export function usePlan(source: PlanSource, first: { plan: Plan | null; promotions: PlanData['promotions']; key: string }) {
  const { week, uses, wishes } = source
  const [made, setMade] = useState<MadePlan | null>(first.plan && { plan: first.plan, promotions: first.promotions })
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const key = planKey(week, week.version, wishes)
  const isFirst = first.plan !== null && first.key === key && uses.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the week and the wishes; another try has the same ones.
  useEffect(() => {
    let isWanted = true
    const show = (next: MadePlan) => isWanted && setMade(next)
    setFailed(false)
    if (isFirst) show({ plan: first.plan as Plan, promotions: first.promotions })
    else
      import('./browserPlan.ts')
        .then(({ makePlan }) => makePlan(source))
        .then(show)
        .catch(() => isWanted && setFailed(true))
    return () => {
      isWanted = false
    }
  }, [key, uses, isFirst, tries])
  return { made, hasFailed, retry: () => setTries((count) => count + 1) }
}
