import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { Environment } from '#domain/environment.ts'
import { readConfig } from '#server/config.ts'

/**
 * The schedule inside the web process, on its own thread: reading hundreds of cards must not keep a page waiting. Two modules in
 * one: the web process starts this file again as the thread.
 */

/** Milliseconds before a failed thread is replaced, and for a thread to end. */
const PAUSE = 60_000
const GRACE = 5_000
/** Megabytes in which its new objects live: it has time, and the process is meant to be small. */
const NURSERY = 4

/** @returns A function that ends it. Work in progress stops between two steps; nothing incomplete is published. */
export function keepFreshInThread(env: Environment, logError: (what: string, error: unknown) => void): () => Promise<void> {
  let thread: Worker | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const start = () => {
    const started = new Worker(new URL(import.meta.url), {
      env: { ...env } as NodeJS.ProcessEnv,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY },
    })
    started.unref()
    started.on('error', (error) => logError('lectura de las fuentes', error))
    started.on('exit', () => {
      thread = null
      if (stopped) return
      timer = setTimeout(start, PAUSE)
      timer.unref()
    })
    thread = started
  }
  start()
  return async () => {
    stopped = true
    clearTimeout(timer)
    const running = thread
    if (running === null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    // From here on the process waits for its end, also when nothing else keeps it alive.
    running.ref()
    running.postMessage('stop')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, GRACE).unref())])
    await running.terminate()
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort
  const controller = new AbortController()
  port.once('message', () => controller.abort())
  const { watch } = await import('./watch.ts')
  const { openLog } = await import('#server/openLog.ts')
  const log = await openLog(readConfig(process.env).log)
  await watch(process.env, controller.signal, (line) => log.info({ room: 'sources' }, line))
  port.close()
}
