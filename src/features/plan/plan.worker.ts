import { planTrips } from '#domain/plan/plan.ts'
import { askWhatIf } from '#domain/plan/whatIf.ts'
import type { ThreadAnswer, ThreadQuestion } from './askPlan.ts'

/** The browser's thread for plans: the page stays alive meanwhile, and what the shopper has used never leaves the device. */
addEventListener('message', ({ data }: MessageEvent<ThreadQuestion>) => {
  const { id, kind, week, uses, wishes, milliseconds } = data
  const answer = (more: Partial<ThreadAnswer>) => postMessage({ id, ...more } satisfies ThreadAnswer)
  if (kind === 'plan') return answer({ plan: planTrips(week, uses, wishes, milliseconds) })
  const steps = askWhatIf(week, uses, wishes, milliseconds)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return answer({ whatIfs: step.value })
    answer({ progress: step.value })
  }
})
