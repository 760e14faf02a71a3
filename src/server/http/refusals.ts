import type { ServerMiddleware } from 'srvx'
import type { ProblemStatus } from '../api/problem.ts'
import { log } from '../log.ts'
import { exchangeOf, pathOf } from './exchange.ts'
import { FAILURE_POLICY, failurePage } from './failurePage.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** Thrown where a request is refused before it reaches the app. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: ProblemStatus

  constructor(statusCode: ProblemStatus) {
    super(`refused with ${statusCode}`)
    this.statusCode = statusCode
  }
}

/** The client has gone: nobody reads this answer. */
const CLIENT_GONE = 499

/** No form or server function sends more, in bytes. */
export const MAX_BODY = 64 * 1024

/** Turns thrown errors into answers: refusals, bodies that are too large (by the library), and our own failures, which are logged. */
export const refused: ServerMiddleware = async (request, next) => {
  const { req, res } = exchangeOf(request)
  try {
    return await next()
  } catch (error) {
    // A client that closed the connection gets no answer, and what that broke is not our failure.
    if (req.errored || res.destroyed) return new Response(null, { status: CLIENT_GONE })
    const status = statusOf(error)
    if (status === 500) log().error({ err: error }, `${req.method} ${pathOf(req)} failed`)
    return refusal(pathOf(req), status)
  }
}

/** Methods that change nothing. */
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Refuses requests that cannot be answered, and requests of other sites in a shopper's name, before any work is done. */
export function limited(siteUrl: string): ServerMiddleware {
  return (request, next) => {
    const { req } = exchangeOf(request)
    if (!isDecodable(pathOf(req))) throw new Refusal(400)
    if (isNoFunction(pathOf(req))) throw new Refusal(404)
    if (!SAFE.includes(request.method) && !isSameOrigin(request, siteUrl)) throw new Refusal(403)
    if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) throw new Refusal(413)
    return next()
  }
}

function statusOf(error: unknown): ProblemStatus {
  if (error instanceof Refusal) return error.statusCode
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? 413 : 500
}

function refusal(pathname: string, status: ProblemStatus): Response {
  const { contentType, body } = failurePage(pathname, status)
  const headers = new Headers({ 'content-type': contentType, 'cache-control': 'no-store' })
  if (contentType.startsWith('text/html')) headers.set('content-security-policy', FAILURE_POLICY)
  if (status === 405) headers.set('allow', 'GET, HEAD')
  // The rest of an unread body would be read as the next request.
  if (status === 413) headers.set('connection', 'close')
  return new Response(body, { status, headers })
}

/** A call of a function without its name, which the platform answers with a failure. */
function isNoFunction(pathname: string): boolean {
  return pathname.startsWith('/_serverFn/') && !/^\/_serverFn\/[\w-]+$/.test(pathname)
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
