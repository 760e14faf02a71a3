import { SourceError } from './sourceError.ts'

/**
 * Kinds of problems of a live source. Runs and the status page show the reason; the kind is for decisions (is another way worth trying?)
 * and for tests.
 */
export const PROBLEM_KINDS = [
  /** No connection: name unknown, refused, reset, bad certificate. */
  'unreachable',
  /** Connected or not, no answer came in time. */
  'timeout',
  /** The answer began and then took too long. */
  'too-slow',
  /** 5xx. */
  'server-error',
  /** 401, 403. */
  'forbidden',
  /** 404, 410. */
  'not-found',
  /** 429, or asked to wait longer than a run may. */
  'rate-limited',
  /** Any other status that is no answer. */
  'bad-status',
  /** The connection ended before the answer did. */
  'cut-off',
  /** More bytes or cards than any real answer has. */
  'too-large',
  /** Sent to a site that is not the source's. */
  'redirected',
  /** The bytes are not in the encoding that they are said to be in. */
  'encoding',
  /** The answer is whole, and of another shape than the one we know. */
  'changed',
  /** The shape is the one we know, and there is no card in it. */
  'empty',
  /** The source used up its time, bytes or requests. */
  'over-budget',
  /** Our own mistake, shown by the source's answer. */
  'internal',
  /** Asked to stop. */
  'stopped',
] as const

export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** A live source that cannot be read. `reason` (Spanish) is a sentence without its full stop, to be joined with others. */
export class LiveSourceError extends SourceError {
  readonly kind: ProblemKind
  readonly reason: string
  /** Milliseconds after which the site asked for a retry, if it did. */
  readonly retryAfter: number | undefined

  constructor(kind: ProblemKind, reason: string, options: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`, options.cause === undefined ? {} : { cause: options.cause })
    this.kind = kind
    this.reason = reason
    this.retryAfter = options.retryAfter
  }
}

/** The source answers in another shape than the one that is known. @param what What was looked for and not found (Spanish). */
export function changedShape(what: string): LiveSourceError {
  return new LiveSourceError('changed', `cambió la forma de la fuente: ${what}`)
}
