import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { makeRateLimit } from './http/rateLimit.ts'
import { currentRequestId, type Log, type LogFields, setLog } from './log.ts'

/** `json`: a line of JSON each, for collectors; `pretty`: for people. */
export type LogSettings = { level: 'debug' | 'info' | 'warn' | 'error'; format: 'json' | 'pretty' }

/** The log removes these fields from every line: they say who a shopper is and what they hold. */
const PERSONAL = [
  'ip',
  'client',
  'cookie',
  'authorization',
  'email',
  'correo',
  'mensaje',
  'wallet',
  'conditions',
  'memberships',
  'headers',
  'query',
]

/** How many lines a minute one kind of failure may write; more would fill the disk. */
const SAME_FAILURE = { limit: 5, window: 60_000, maxKeys: 500 }

/** Bytes that wait for a slow reader of the log; more are dropped, because answering is more important than logging. */
const MAX_WAITING = 1024 * 1024

/** Opens the log of this process on standard error. @param to Another destination, for tests. */
export async function openLog({ level, format }: LogSettings, to?: DestinationStream): Promise<Log> {
  const opened = pino(loggerOptions(level), to ?? (format === 'pretty' ? await prettyStream() : jsonStream()))
  setLog(opened)
  return opened
}

function jsonStream(): DestinationStream {
  return destination({ dest: 2, sync: false, maxLength: MAX_WAITING })
}

async function prettyStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty')
  return pretty({ destination: 2, sync: true, colorize: process.stderr.isTTY, translateTime: 'SYS:HH:MM:ss', singleLine: true })
}

function loggerOptions(level: LogSettings['level']): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: { err: describe },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    hooks: { logMethod: onceInAWhile() },
  }
}

/** Logs only an error's own message: its other fields may hold a row of the database or request data. Addresses lose their query. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutQueries(String(error)) }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const because = cause instanceof Error ? { cause: withoutQueries(`${cause.name}: ${cause.message}`) } : {}
  return { type: name, message: withoutQueries(message), ...code, stack: withoutQueries(stack), ...because }
}

function withoutQueries(text: string): string {
  return text.replace(/\?[^\s'")]*/g, '?…')
}

/** Writes the first lines of a failure and counts the rest; a later line says how many were left out. */
function onceInAWhile(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const allowed = makeRateLimit(SAME_FAILURE)
  const leftOut = new Map<string, number>()
  return function logMethod(args, method, level) {
    const [fields, message] = args as unknown as [LogFields | string, string?]
    if (level < 50 || typeof fields === 'string' || !(fields.err instanceof Error)) return method.apply(this, args)
    const key = `${message} ${fields.err.name} ${fields.err.message}`.slice(0, 300)
    if (allowed.take(key) > 0) {
      leftOut.set(key, (leftOut.get(key) ?? 0) + 1)
      return
    }
    const before = leftOut.get(key)
    leftOut.delete(key)
    method.apply(this, [before === undefined ? fields : { ...fields, leftOut: before }, message] as unknown as Parameters<typeof method>)
  }
}

/** Turns what the framework writes to the console into log lines: bounded, in one format, with the id of their request. */
export function captureConsole(to: Log): void {
  const line =
    (write: 'warn' | 'error') =>
    (...args: unknown[]) => {
      const err = args.find((one) => one instanceof Error)
      const words = args.filter((one) => typeof one === 'string').join(' ')
      to[write](err === undefined ? {} : { err }, withoutQueries(words || 'console'))
    }
  console.warn = line('warn')
  console.error = line('error')
}
