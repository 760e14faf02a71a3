import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '#domain/calendar/clock.ts'
import { listLiveSources, readLiveConfig } from '#ingestion/sources/liveConfig.ts'
import { keepFresh } from '#ingestion/watch/keepFresh.ts'
import { type Environment, settingOf } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { openLog } from '#server/openLog.ts'
import { openOrCreateStorage, openStorage } from '#storage/storage.ts'
import { onFirstSignal } from './command.ts'
import { runLine } from './runTable.ts'
import { makeTurnTaker, STOP_GRACE } from './turns.ts'

/**
 * `worker` has the official sites read on the schedule, until a signal ends it.
 * @returns 0 after an orderly end, 1 when it cannot do its work.
 */
export async function worker(argv: string[], env: Environment): Promise<number> {
  if (argv.length > 0) {
    console.error('`worker` no lleva argumentos: se configura con variables de entorno.')
    return 1
  }
  const config = readConfig(env)
  if (config.clock !== systemClock) {
    console.error('Con YAPA_NOW el reloj está parado y nunca llega el próximo turno: sacá esa variable.')
    return 1
  }
  const log = await openLog(config.log)
  // A database that is away now may come back; only this start may create one.
  await openOrCreateStorage(config)
    .then(({ close }) => close())
    .catch((error: unknown) => log.error({ err: error }, 'the database cannot be opened yet'))
  const controller = new AbortController()
  const { forget } = onFirstSignal(['SIGINT', 'SIGTERM'], () => controller.abort())
  const watching = watch(env, controller.signal, log)
  console.error('Leyendo las fuentes por turnos (Ctrl-C para terminar).')
  await watching.finally(forget)
  return 0
}

/**
 * Keeps the data fresh until the signal, with the environment's settings.
 * @param shownVersion The version of the snapshot that this process shows.
 */
async function watch(env: Environment, signal: AbortSignal, log: Log, shownVersion: () => number | null = () => null): Promise<void> {
  const { clock, webhook, siteUrl, ...config } = readConfig(env)
  const sources = listLiveSources(readLiveConfig(env))
  const pace = settingOf(env, 'YAPA_SCHEDULE_PACE')
  const say = (line: string) => log.info({ room: 'sources' }, line)
  const take = makeTurnTaker(env)
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
const PATIENCE = STOP_GRACE + 500

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
