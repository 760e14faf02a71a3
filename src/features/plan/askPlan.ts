import type { Week } from '#domain/choice/week.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import type { Use } from '#domain/uses/use.ts'
import PlanWorker from './plan.worker.ts?worker'

export type PlannedWeek = Pick<Week, 'today' | 'promotions' | 'groups' | 'people' | 'captures'>
export type PlanQuestion = { id: number; week: PlannedWeek; uses: readonly Use[]; wishes: PlanWishes; milliseconds: number }
export type PlanAnswer = { id: number; plan: Plan }

/** Milliseconds for which a plan is sought; then the best one so far is shown, with how much better one could be. */
const PATIENCE = 8_000

let worker: Worker | undefined
let asked = 0

/** Starts the thread, so that the first change is answered at once, and also without a connection. */
export function startThread(): Worker {
  worker ??= new PlanWorker()
  return worker
}

/**
 * Has a plan made beside the page. An earlier question without an answer is given up.
 * @throws when the browser has no such thread, its file is missing, or planning fails.
 */
export function askPlan(week: PlannedWeek, uses: readonly Use[], wishes: PlanWishes, signal: AbortSignal): Promise<Plan> {
  const thread = startThread()
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.terminate()
      if (worker === thread) worker = undefined
    }
    signal.addEventListener('abort', end)
    thread.addEventListener('error', () => {
      end()
      reject(new Error('No se pudo armar el plan'))
    })
    thread.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
      if (data.id !== id) return
      signal.removeEventListener('abort', end)
      resolve(data.plan)
    })
    // What the page adds to the week cannot be sent.
    const { today, promotions, groups, people, captures } = week
    thread.postMessage({
      id,
      week: { today, promotions, groups, people, captures },
      uses,
      wishes,
      milliseconds: PATIENCE,
    } satisfies PlanQuestion)
  })
}
