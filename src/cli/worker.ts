import { systemClock } from '#domain/calendar/clock.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/openLog.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { watch } from './watch.ts'

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
  const stop = () => controller.abort()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    const watching = watch(env, controller.signal, log)
    console.error('Leyendo las fuentes por turnos (Ctrl-C para terminar).')
    await watching
    return 0
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
