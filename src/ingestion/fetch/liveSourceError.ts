/** A failure to read a source. The message (Spanish) says what is wrong and what to do. */
export class SourceError extends Error {
  override name = 'SourceError'
}

/** Kinds of failures of a live source. Code decides by the kind, such as whether another way is worth trying; people see the reason. */
export const PROBLEM_KINDS = [
  'unreachable',
  'timeout',
  'too-slow',
  'server-error',
  'forbidden',
  'not-found',
  /** 429, or a requested wait longer than a run allows. */
  'rate-limited',
  'bad-status',
  'cut-off',
  /** More bytes or cards than any real answer has. */
  'too-large',
  'redirected',
  'encoding',
  /** A complete answer in an unknown form. */
  'changed',
  /** A known form without any card. */
  'empty',
  /** The source used up its time, bytes or requests. */
  'over-budget',
  /** A bug of ours that the source's answer revealed. */
  'internal',
  'stopped',
] as const

export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** A failure to read a live source. `reason` (Spanish) is a sentence without a full stop, so that several can be joined. */
export class LiveSourceError extends SourceError {
  readonly kind: ProblemKind
  readonly reason: string
  /** Milliseconds that the site asked to wait, if it did. */
  readonly retryAfter: number | undefined

  constructor(kind: ProblemKind, reason: string, options: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`, options.cause === undefined ? {} : { cause: options.cause })
    this.kind = kind
    this.reason = reason
    this.retryAfter = options.retryAfter
  }
}

/** Makes the error for an answer in an unknown form. @param what The missing part (Spanish). */
export function changedFormError(what: string): LiveSourceError {
  return new LiveSourceError('changed', `cambió la forma de la fuente: ${what}`)
}
