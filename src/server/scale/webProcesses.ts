import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Environment } from '#operations/environment.ts'
import type { Log } from '../log.ts'
import { gatherCounts } from './countsOfAll.ts'

/** How a process is started. `program`: the file that Node runs with `serve`; `env`: additions to the environment. */
type Start = { program: string; env: Record<string, string> }

/**
 * Several web processes that answer on one port. The first process watches them and answers nothing itself
 * (docs/decisions/0096-processes-that-share-a-port.md).
 */
type WebProcesses = {
  /** Asks all of them to end, and resolves when they have. @param patience Milliseconds after which they are cut. */
  end(signal: NodeJS.Signals, patience: number): Promise<void>
}

/** The message of a web process that is ready to answer. */
type Ready = { yapa: 'ready'; url: string; isExample: boolean }

/** Megabytes of the heap in which new objects live, as `npm start` has it: a larger one is a little faster and keeps three times its size. */
const SMALL_NURSERY = '--max-semi-space-size=4'

/** Milliseconds before a process that ended is replaced: none at first, and more each time while its replacements end soon, too. */
const PAUSES = [0, 1_000, 2_000, 5_000, 10_000, 30_000]
/** Milliseconds after which a process has begun well. */
const SETTLED = 60_000

/** @param deaths How many processes in a row ended soon after their start. */
export function pauseAfter(deaths: number): number {
  return PAUSES[Math.min(deaths, PAUSES.length) - 1] ?? 0
}

/** Tells the first process that this one answers. */
export function sayReady(url: string, isExample: boolean): void {
  cluster.worker?.send({ yapa: 'ready', url, isExample } satisfies Ready)
}

/** Whether others answer already: this process then takes its share only once it can answer. */
export function joinsOthers(env: Environment): boolean {
  return cluster.isWorker && env.YAPA_JOINS === 'yes'
}

/**
 * Starts the first of the processes, which prepares the database, and then the others. One that ends is replaced.
 * @returns null when the first could not start; it has said why.
 */
export async function startWebProcesses(
  count: number,
  { program, env }: Start,
  log: Log,
): Promise<{ processes: WebProcesses; ready: Ready } | null> {
  cluster.setupPrimary({ exec: program, args: ['serve'], execArgv: [...process.execArgv, SMALL_NURSERY] })
  const answering = new Set<number>()
  cluster.on('listening', ({ id }) => answering.add(id)).on('exit', ({ id }) => answering.delete(id))
  const first = cluster.fork({ ...env, YAPA_JOINS: 'no' })
  const ready = await Promise.race([readiness(first), once(first, 'exit').then(() => null)])
  if (ready === null) return null
  const next = () => cluster.fork({ ...env, YAPA_JOINS: 'yes' })
  const metrics = processMetrics(() => answering.size)
  gatherCounts(metrics.registry)
  let isEnding = false
  let deaths = 0
  const replace = (started: number, how: string) => {
    if (isEnding) return
    deaths = Date.now() - started > SETTLED ? 1 : deaths + 1
    metrics.ends.inc()
    log.error({ pauseMs: pauseAfter(deaths) }, `un proceso que atendía terminó (${how}); otro lo reemplaza`)
    setTimeout(() => !isEnding && watch(next()), pauseAfter(deaths)).unref()
  }
  const watch = (worker: Worker) => {
    const started = Date.now()
    worker.on('error', () => {})
    worker.once('exit', (code, signal) => replace(started, signal ?? `estado ${code}`))
  }
  watch(first)
  for (let more = 1; more < count; more++) watch(next())
  const end = async (signal: NodeJS.Signals, patience: number) => {
    isEnding = true
    await endAll(signal, patience)
  }
  return { processes: { end }, ready }
}

function readiness(worker: Worker): Promise<Ready> {
  return new Promise((resolve) => worker.on('message', (message: Ready) => message?.yapa === 'ready' && resolve(message)))
}

async function endAll(signal: NodeJS.Signals, patience: number): Promise<void> {
  const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead()) as Worker[]
  const ends = running.map((worker) => once(worker, 'exit'))
  for (const { process: child } of running) child.kill(signal)
  const cut = setTimeout(() => {
    for (const { process: child } of running) child.kill('SIGKILL')
  }, patience)
  await Promise.all(ends)
  clearTimeout(cut)
}

/** @param count Tells how many processes answer now. */
function processMetrics(count: () => number) {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'yapa_web_processes',
    help: 'Processes that answer on this port.',
    registers,
    collect() {
      this.set(count())
    },
  })
  const ends = new Counter({ name: 'yapa_web_process_ends_total', help: 'Processes that ended without being asked to.', registers })
  return { registry, ends }
}
