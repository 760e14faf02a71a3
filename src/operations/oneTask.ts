import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import module from 'node:module'
import path from 'node:path'

/** A process of one task: its parent sends the task, the process tells what comes of it, and ends. Both sides of that are here. */

/** Milliseconds that a process gets to stop when it is asked to. */
export const GRACE = 5_000

/** `isLate`: it was cut for its time; `failure`: it could not be started; `how`: its exit status or the signal that ended it. */
export type TaskEnd = { isLate: boolean; failure: string | null; how: number | NodeJS.Signals | null }

/** Gives the child its task, passes on what it tells, and waits for its end. The child is asked to stop by `signal`, and cut after `time` milliseconds. */
export async function giveTask<Task extends object, News>(
  child: ChildProcess,
  task: Task,
  { time, signal, hear }: { time: number; signal?: AbortSignal | undefined; hear: (news: News) => void },
): Promise<TaskEnd> {
  const kill = () => child.kill('SIGKILL')
  const end: TaskEnd = { isLate: false, failure: null, how: null }
  const timers = [
    setTimeout(() => {
      end.isLate = true
      kill()
    }, time),
  ]
  const stop = () => {
    child.kill('SIGTERM')
    timers.push(setTimeout(kill, GRACE))
  }
  child.on('message', hear)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    child.send(task, () => {})
    // A last message may still arrive after `exit`; `close` comes after all messages.
    const [status, by] = await once(child, 'close')
    end.how = by ?? status
  } catch (error) {
    end.failure = wordsOf(error)
  } finally {
    signal?.removeEventListener('abort', stop)
    for (const timer of timers) clearTimeout(timer)
  }
  return end
}

/**
 * Does the task that the parent sends, and ends this process at once, whatever is still open.
 * @param failed Makes the message about an error that nobody caught.
 */
export function doOneTask<Task, News>(
  work: (task: Task, tell: (news: News) => Promise<void>) => Promise<void>,
  failed: (problem: string) => News,
): void {
  process.on('uncaughtException', (error) => void tell(failed(wordsOf(error))).then(() => process.exit(1)))
  process.once('message', async (task: Task) => {
    await work(task, tell)
    process.exit(0)
  })
}

function tell(news: unknown): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, undefined, undefined, () => resolve())
    else resolve()
  })
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The environment that makes a child process use this one's compile cache: it then starts in a third less time. */
export function compileCache(): Record<string, string> {
  const cache = module.getCompileCacheDir()
  // Node adds the folder of its own version to the path that it is given.
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(cache) }
}
