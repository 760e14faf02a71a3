import { setTimeout as delay } from 'node:timers/promises'
import { listLiveSources, readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { keepFresh } from '#ingestion/watch/keepFresh.ts'
import { type Environment, settingOf } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { openStorage } from '#storage/storage.ts'
import { runLine } from './runTable.ts'
import { GRACE, turnTaker } from './turns.ts'

/**
 * Keeps the data fresh until the signal, with the environment's settings.
 * @param shownVersion The version of the snapshot that this process shows.
 */
export async function watch(
  env: Environment,
  signal: AbortSignal,
  log: Log,
  shownVersion: () => number | null = () => null,
): Promise<void> {
  const { clock, webhook, siteUrl, ...config } = readConfig(env)
  const sources = listLiveSources(readLiveConfig(env))
  const pace = settingOf(env, 'YAPA_SCHEDULE_PACE')
  const say = (line: string) => log.info({ room: 'sources' }, line)
  const take = turnTaker(env)
  await keepFresh({
    open: () => openStorage(config),
    sources,
    takeTurn: async (task, stopped) => say(runLine(await take(task, stopped))),
    shownVersion,
    clock,
    webhook: webhook && { ...webhook, statusUrl: `${siteUrl}/sobre#datos` },
    signal,
    log: say,
    ...(pace !== null && { pace: paceOf(pace) }),
  })
}

/** Milliseconds that the end of the process waits for the schedule. By then a turn has been cut; a frozen database would take longer. */
const PATIENCE = GRACE + 500

/** Does the same beside other work of this process. @returns A function that ends it between two steps; nothing incomplete is published. */
export function watchBeside(env: Environment, log: Log, shownVersion: () => number | null): () => Promise<void> {
  const controller = new AbortController()
  const watching = watch(env, controller.signal, log, shownVersion).catch((error: unknown) =>
    log.error({ err: error }, 'lectura de las fuentes'),
  )
  return async () => {
    controller.abort()
    await Promise.race([watching, delay(PATIENCE, undefined, { ref: false })])
  }
}

/** Reads `first,tick` in milliseconds, for tests and rehearsals, which have no time to wait. */
function paceOf(text: string): { first: number; tick: number } {
  const [first = Number.NaN, tick = first] = text.split(',').map(Number)
  return { first: bounded(first), tick: bounded(tick) }
}

const bounded = (milliseconds: number) => Math.min(600_000, Math.max(50, Number.isFinite(milliseconds) ? milliseconds : 20_000))
