import { constants } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Role } from '#server/scale/scale.ts'

/** Common parts of every web process, whether it answers requests or watches those that do. */

export const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Milliseconds for what is still open after an orderly end, such as output that has to be written. */
const LINGER = 500

/** Milliseconds within which a second signal is the same Ctrl-C, sent by the terminal and by the launcher. */
const REPEAT = 500

export function sayRunning(url: string, isExample: boolean, processes: number): void {
  const what = `${isExample ? ' con datos de ejemplo' : ''}${processes > 1 ? ` en ${processes} procesos` : ''}`
  console.log(`Yapa está en marcha${what}: ${url}   (Ctrl-C para cerrarla)`)
}

/** The failure of one request, or a closed log, must not end the service for everybody else. */
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
    // Started by the launcher: if that is killed, nothing passes signals on.
    process.once('disconnect', () => onSignal('SIGTERM'))
    // A process that another one started is given the port through its channel.
    if (role !== 'started') process.channel?.unref()
  })
}

/** Milliseconds in which a process that was told to end still answers. After Ctrl-C there is no proxy that must notice. */
export const noticeAfter = (signal: NodeJS.Signals, { drain }: Config) => (signal === 'SIGINT' ? 0 : drain * 1_000)

/** What people see at the end; the process is gone shortly after. */
export function farewell(role: Role): number {
  if (role !== 'started') console.log('\nYapa se cerró. ¡Hasta la próxima!')
  // A connection to a frozen database would keep the process for minutes.
  setTimeout(() => process.exit(0), LINGER).unref()
  return 0
}
