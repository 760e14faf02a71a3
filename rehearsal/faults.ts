import { EXAMPLE_SOURCES } from '#chains/examples.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'

/** Faults that a rehearsed site can have. */
export const FAULTS = [
  'error-500',
  'forbidden',
  'rate-limited',
  'time-out',
  'empty-body',
  'html-page',
  'half-body',
  'wrong-encoding',
  'changed-markup',
  'empty-list',
  'short-list',
  'ten-fold',
  'poisoned-card',
  'redirect',
  'gzip-bomb',
  'slow-drip',
  'many-encodings',
  'deep-nesting',
] as const
export type FaultName = (typeof FAULTS)[number]

export type Fault = {
  name: FaultName
  /** Limits it to requests whose address contains this text, or one of several separated by `|`. */
  only?: string
  /** The number of affected requests; unlimited by default. */
  times?: number
  /** For `rate-limited`: seconds in `Retry-After`. */
  retryAfter?: number
}

/** Reads a fault from outside. @returns The fault, null for "none", or a message about a mistake (Spanish). */
export function readFault(value: unknown): { source: SourceSlug; fault: Fault | null } | string {
  if (typeof value !== 'object' || value === null) return 'Se espera un objeto JSON: {"source": …, "fault": …}.'
  const { source, fault, only, times, retryAfter } = value as Record<string, unknown>
  const struck = EXAMPLE_SOURCES.find((slug) => slug === source)
  if (struck === undefined) return `«source» tiene que ser una de: ${EXAMPLE_SOURCES.join(', ')}.`
  if (fault === null || fault === 'none') return { source: struck, fault: null }
  const name = FAULTS.find((known) => known === fault)
  if (name === undefined) return `«fault» tiene que ser una de: none, ${FAULTS.join(', ')}.`
  if (only !== undefined && typeof only !== 'string') return '«only» tiene que ser un texto que esté en la dirección.'
  for (const [field, number] of Object.entries({ times, retryAfter })) {
    if (number !== undefined && !isCount(number)) return `«${field}» tiene que ser un número entero entre 0 y 100000.`
  }
  return {
    source: struck,
    fault: {
      name,
      ...(only !== undefined && { only }),
      ...(isCount(times) && { times }),
      ...(isCount(retryAfter) && { retryAfter }),
    },
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100_000

/** Faults of the process that reads a source, independent of the site's answer. */
export const READING_FAULTS = ['crash', 'exit', 'spin', 'eat-heap', 'eat-buffers'] as const
export type ReadingFault = (typeof READING_FAULTS)[number]

export function isReadingFault(name: string | undefined): name is ReadingFault {
  return (READING_FAULTS as readonly (string | undefined)[]).includes(name)
}
