import { AsyncLocalStorage } from 'node:async_hooks'

/** The fields of a log line besides its message. `err`: the error. */
export type LogFields = Record<string, unknown> & { err?: unknown }

/** The log of a process; `openLog` makes the real one. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: LogFields, message: string) => void>

type Held = { log?: Log; requests: AsyncLocalStorage<string> }

/** The log is on the global object: the native server opens it and the built bundle, with its own copy of this module, writes to it. */
const HOLDER = Symbol.for('yapa.log')
const holder = globalThis as { [HOLDER]?: Held }

function held(): Held {
  holder[HOLDER] ??= { requests: new AsyncLocalStorage() }
  return holder[HOLDER]
}

/** Failures go to the console while no log is open (the development server, a test). */
const CONSOLE: Log = {
  debug: () => {},
  info: () => {},
  warn: ({ err }, message) => console.warn(message, err ?? ''),
  error: ({ err }, message) => console.error(message, err ?? ''),
}

export function log(): Log {
  return held().log ?? CONSOLE
}

export function setLog(opened: Log): void {
  held().log = opened
}

/** Runs the work as part of a request: lines written meanwhile carry its id. */
export function runInRequest<T>(requestId: string, work: () => T): T {
  return held().requests.run(requestId, work)
}

export function currentRequestId(): string | undefined {
  return held().requests.getStore()
}
