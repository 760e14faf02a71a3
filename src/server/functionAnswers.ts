import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { makeProblemBody, type ProblemStatus } from './api/problem.ts'

export const GENERIC_FAILURE_WORDS = 'Algo falló de nuestro lado. Probá de nuevo en un rato.'

/** Thrown by the validator of a server function that was called with invalid data. */
export class BadCall extends Error {
  override name = 'BadCall'
}

const SAYS = {
  400: 'El pedido no se entiende.',
  404: 'No encontramos lo que buscás.',
  500: GENERIC_FAILURE_WORDS,
} as const satisfies Partial<Record<ProblemStatus, string>>

type Failure = keyof typeof SAYS

/** How far a call has come; `failure` is null unless it failed. */
type Call = { hasBegun: boolean; failure: Failure | null }

/** The call that a request makes. Pages call the same functions while the server renders them: then there is none. */
function callOf(context: unknown): Call | undefined {
  return (context as { call?: Call } | undefined)?.call
}

/**
 * Wraps every server function: what the function throws goes to the log only, neither to its caller nor into the page that is being
 * rendered.
 */
export const hideFunctionFailures = createMiddleware({ type: 'function' }).server(async ({ next, context, serverFnMeta }) => {
  const call = callOf(context)
  if (call) call.hasBegun = true
  return hideFailure(serverFnMeta?.name ?? 'server function', next, (failure) => {
    if (call) call.failure = failure
  })
})

/** Hides failures of what a page reads without a call, too. @param failed Gets the failure before this function throws. */
export async function hideFailure<T>(what: string, read: () => T | Promise<T>, failed?: (failure: Failure) => void): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
    const failure = error instanceof BadCall ? 400 : 500
    if (failure === 500) console.error(`${what}:`, error)
    failed?.(failure)
    throw new Error(SAYS[failure])
  }
}

/** Turns every failed request for a server function into an answer with its status and a `problem+json` body without internals. */
export const answerFailuresAsProblems = createMiddleware().server(async ({ next, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  const call: Call = { hasBegun: false, failure: null }
  try {
    const result = await next({ context: { call } })
    // A failure before the function begins is the caller's: the data cannot be read.
    const failure = call.failure ?? (!call.hasBegun && result.response.status >= 500 ? 400 : null)
    return failure === null ? result : makeFailureAnswer(failure)
  } catch (error) {
    if (error instanceof Response || call.hasBegun) throw error
    return makeFailureAnswer(404)
  }
})

export function makeFailureAnswer(status: Failure): Response {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  return new Response(JSON.stringify(makeProblemBody({ status, detail: SAYS[status] })), { status, headers })
}
