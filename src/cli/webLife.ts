import { constants } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Role } from '#server/scale/scale.ts'

/** This file has what every web process needs, whether it answers requests or watches those that do. */

export const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Milliseconds between an orderly end and the exit, for output that is still to be written. */
const LINGER = 500

/** Milliseconds within which a second signal is the same Ctrl-C: the terminal and the launcher both send it. */
const REPEAT = 500

export function sayRunning(url: string, isExample: boolean, processes: number): void {
  const what = `${isExample ? ' con datos de ejemplo' : ''}${processes > 1 ? ` en ${processes} procesos` : ''}`
  console.log(`Yapa está en marcha${what}: ${url}   (Ctrl-C para cerrarla)`)
}

/** Logs unhandled failures: one request, or a closed log, must not end the service for everybody else. */
export function logUnhandledErrors(opened: Log): void {
  process.on('unhandledRejection', (error) => opened.error({ err: error }, 'a promise that nobody waits for failed'))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Resolves to the signal that asks the process to end. A second one later ends it at once. */
export function untilTold(role: Role): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let told = 0
    const onSignal = (signal: NodeJS.Signals) => {
      if (told === 0) {
        told = Date.now()
        resolve(signal)
      } else if (Date.now() - told > REPEAT) {
        process.exit(128 + constants.signals[signal])
      }
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
    // The launcher passes signals on. When it is killed, its channel ends, and this process with it.
    process.once('disconnect', () => onSignal('SIGTERM'))
    // A process that another one started is given the port through its channel.
    if (role !== 'started') process.channel?.unref()
  })
}

/** Milliseconds for which a process that is asked to end still answers. After Ctrl-C no proxy has to notice. */
export const noticeAfter = (signal: NodeJS.Signals, { drain }: Config) => (signal === 'SIGINT' ? 0 : drain * 1_000)

/** Says goodbye on the terminal and exits shortly after. */
export function farewell(role: Role): number {
  if (role !== 'started') console.log('\nYapa se cerró. ¡Hasta la próxima!')
  // Without an exit a connection to a frozen database would keep the process for minutes.
  setTimeout(() => process.exit(0), LINGER).unref()
  return 0
}
