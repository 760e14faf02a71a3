import type { PlanData } from '#domain/plan/offers.ts'
import type { Plan, PlanWishes } from '#domain/plan/plan.ts'
import type { WhatIfs } from '#domain/plan/whatIf.ts'
import type { Use } from '#domain/uses/use.ts'
import PlanWorker from './plan.worker.ts?worker'

/** What a plan is made of: the week, the recorded uses, and the wishes. */
export type PlanSource = { week: PlanData; uses: readonly Use[]; wishes: PlanWishes }
export type Progress = { done: number; of: number }
export type ThreadQuestion = PlanSource & { id: number; kind: 'plan' | 'whatIf'; milliseconds: number }
/** `progress` comes any number of times before one of the others. */
export type ThreadAnswer = { id: number; plan?: Plan; whatIfs?: WhatIfs; progress?: Progress }

/** Milliseconds for which an answer is sought; then the best one so far is shown, with how much better one could be. */
const PATIENCE = 8_000

let worker: Worker | undefined
let asked = 0

/** Starts the thread, so that the first change is answered at once, and also without a connection. */
export function startThread(): Worker {
  if (worker !== undefined) return worker
  const thread = new PlanWorker()
  worker = thread
  // One whose file did not come never answers: the next question has a new one.
  thread.addEventListener('error', () => end(thread))
  return thread
}

function end(thread: Worker): void {
  thread.terminate()
  if (worker === thread) worker = undefined
}

/**
 * Has a plan made beside the page. A question whose signal is aborted is given up.
 * @throws when the browser has no such thread, its file is missing, or planning fails.
 */
export async function askPlan(source: PlanSource, signal: AbortSignal): Promise<Plan> {
  return (await askThread('plan', source, signal)).plan as Plan
}

/** Asks what each thing that the shopper lacks would add to the plan. @throws as `askPlan`. */
export async function askWhatIfs(source: PlanSource, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<WhatIfs> {
  return (await askThread('whatIf', source, signal, onProgress)).whatIfs as WhatIfs
}

function askThread(
  kind: ThreadQuestion['kind'],
  { week, uses, wishes }: PlanSource,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ThreadAnswer> {
  const thread = startThread()
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    const giveUp = () => end(thread)
    signal.addEventListener('abort', giveUp)
    thread.addEventListener('error', () => reject(new Error('No se pudo armar el plan')))
    thread.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => {
      if (data.id !== id) return
      if (data.progress) return onProgress(data.progress)
      signal.removeEventListener('abort', giveUp)
      resolve(data)
    })
    // What the page adds to the week cannot be sent.
    const { today, promotions, groups, people, captures } = week
    const data = { today, promotions, groups, people, captures }
    thread.postMessage({ id, kind, week: data, uses, wishes, milliseconds: PATIENCE } satisfies ThreadQuestion)
  })
}
