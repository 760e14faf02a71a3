import { createSerializationAdapter } from '@tanstack/react-router'
import { REFRESH_AFTER } from './refreshAfter.ts'

/** Milliseconds after which a failed refresh is tried again. */
const RETRY_AFTER = 60_000

/** Milliseconds for which the router keeps a page that was left. It is shown at once on return, and refreshed behind. */
const HOUR = 60 * 60_000
export const KEPT_FOR_AN_HOUR = { gcTime: HOUR, preloadGcTime: HOUR }

/** What a loader read. Times are milliseconds since 1970 by the browser's clock. */
export class TimedData<T> {
  readonly name: string
  readonly data: T
  readonly readAt: number
  /** When the latest refresh failed; null: it did not. */
  readonly failedAt: number | null
  /** Milliseconds from `readAt` to the end of the day that the data is for. */
  readonly validFor: number

  constructor({ name, data, readAt = Date.now(), failedAt = null, validFor }: ReadFields<T>) {
    this.name = name
    this.data = data
    this.readAt = readAt
    this.failedAt = failedAt
    this.validFor = validFor
  }

  get dueAt(): number {
    return this.failedAt === null ? this.readAt + Math.min(REFRESH_AFTER, this.validFor) : this.failedAt + RETRY_AFTER
  }

  get isOld(): boolean {
    return this.failedAt !== null && Date.now() - this.readAt >= REFRESH_AFTER
  }
}

type ReadFields<T> = { name: string; data: T; readAt?: number; failedAt?: number | null; validFor: number }

/** The latest read of each name in this tab. The router forgets a page's data when its loader fails. */
const latest = new Map<string, TimedData<unknown>>()

function keep<T>(read: TimedData<T>): TimedData<T> {
  if (typeof document !== 'undefined') latest.set(read.name, read)
  return read
}

export function getLastRead<T>(name: string): TimedData<T> | undefined {
  return latest.get(name) as TimedData<T> | undefined
}

/**
 * Reads for a loader. A failed refresh returns this tab's last data under the same name, so that it never replaces a good
 * page; `KeepFresh` shows its age.
 * @param validFor Milliseconds after which the data is wrong, however fresh.
 * @throws what `read` throws without earlier data.
 */
export async function readOrKeep<T>(name: string, read: () => Promise<T>, validFor: (data: T) => number): Promise<TimedData<T>> {
  try {
    const data = await read()
    return keep(new TimedData({ name, data, validFor: validFor(data) }))
  } catch (error) {
    const last = getLastRead<T>(name)
    if (last === undefined) throw error
    return keep(new TimedData({ ...last, failedAt: Date.now() }))
  }
}

const coming = new Map<string, Promise<TimedData<unknown>>>()

/** Reads in the browser, unless the last read is fresh. Whoever asks meanwhile gets the same answer. */
export function readWhenDue<T>(...about: Parameters<typeof readOrKeep<T>>): Promise<TimedData<T>> {
  const [name] = about
  const last = getLastRead<T>(name)
  if (last && !isReadDue(name)) return Promise.resolve(last)
  const read = coming.get(name) ?? readOrKeep(...about).finally(() => coming.delete(name))
  coming.set(name, read)
  return read as Promise<TimedData<T>>
}

export function isReadDue(name: string): boolean {
  const last = latest.get(name)
  return last === undefined || Date.now() >= last.dueAt
}

/** Data that comes with the page is kept as just read, before anything can ask for newer. */
export const readAdapter = createSerializationAdapter({
  key: 'read',
  test: (value): value is TimedData<object | null> => value instanceof TimedData,
  toSerializable: ({ name, data, validFor }) => ({ name, data, validFor }),
  fromSerializable: (fields) => keep(new TimedData(fields)),
})
