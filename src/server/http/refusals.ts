import type { IncomingMessage } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import type { ProblemStatus } from '../api/problem.ts'
import { log } from '../log.ts'
import { getExchange, pathOf } from './exchange.ts'
import { FAILURE_POLICY, failurePage } from './failurePage.ts'

/** The server throws this to refuse a request before it reaches the app. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: ProblemStatus
  /** The methods that the path answers, when the request is refused for its method. */
  readonly allow: string

  constructor(statusCode: ProblemStatus, allow = '') {
    super(`refused with ${statusCode}`)
    this.statusCode = statusCode
    this.allow = allow
  }
}

/** This answer is for a client that has gone: nobody reads it. */
const CLIENT_GONE = 499

/** Bytes. No form or server function sends more. */
export const MAX_BODY_BYTES = 64 * 1024

/** Turns thrown errors into answers: refusals, bodies that are too large (by the library), and our own failures, which are logged. */
export const answerErrors: ServerMiddleware = async (request, next) => {
  const { req, res } = getExchange(request)
  try {
    return await next()
  } catch (error) {
    // A client that closed the connection gets no answer. What broke by that is no failure of ours.
    if (req.errored || res.destroyed) return new Response(null, { status: CLIENT_GONE })
    const status = statusOf(error)
    if (status === 500 && !(error instanceof Refusal)) log().error({ err: error }, `${req.method} ${pathOf(req)} failed`)
    return refusal(pathOf(req), status, error instanceof Refusal ? error.allow : '')
  }
}

/** Methods that change nothing. */
const SAFE = ['GET', 'HEAD', 'OPTIONS']
/** Pages and files answer these methods; pages with a form answer POST as well. */
const OF_PAGES = ['GET', 'HEAD']
const OF_FORMS = [...OF_PAGES, 'POST']
/** The routes that take a POST (a test compares), and server functions. The framework would answer a POST to any other page with the page. */
const FORMS = /^\/(?:reportar|revision|semana|configuracion\/(?:texto|medios(?:\/wizard\/[\w-]+)?)|promocion\/[\w-]+|_serverFn\/.+)?$/
/** Calls of our own pages, also those that only read. */
const CALL = /^\/_serverFn\//
/** These routes decide themselves which methods they answer. */
const OWN_METHODS = /^\/(?:api\/|health\/|avisos$)/

/** Refuses requests that cannot be answered, and requests of other sites in a shopper's name, before any work is done. */
export function refuseBadRequests(siteUrl: string): ServerMiddleware {
  return async (request, next) => {
    const { req } = getExchange(request)
    const path = normalisePath(pathOf(req))
    if (path === null) throw new Refusal(400)
    // Later steps know only this spelling of the path.
    if (path !== pathOf(req)) return elsewhere(req, path)
    if (isNoFunction(path)) throw new Refusal(404)
    const methods = httpMethodsAt(path)
    if (methods && !methods.includes(request.method)) throw new Refusal(405, methods.join(', '))
    if ((!SAFE.includes(request.method) || CALL.test(path)) && !isSameOrigin(request, siteUrl)) throw new Refusal(403)
    const moved = MOVED[path]
    if (moved !== undefined) return new Response(null, { status: 301, headers: { location: moved } })
    // Our pages never send a body with such a method, and proxies repeat requests that only read.
    if (SAFE.includes(request.method) && hasBody(req)) throw new Refusal(400)
    if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new Refusal(413)
    // The body is read here, so that one without an end or of unknown length fails here and not inside the app. The library takes it from there.
    if (request.method === 'POST') Object.assign(req, { rawBody: await bodyOf(req) })
    return next()
  }
}

/** Pages that became a part of another one. */
const MOVED: Partial<Record<string, string>> = {
  '/estado': '/sobre#datos',
  '/privacidad': '/sobre#privacidad',
  '/api': '/sobre#api',
  '/novedades': '/semana#novedades',
}

/** Redirects a reading request to the right spelling of its path. @throws Refusal for other methods, whose content browsers would send again. */
function elsewhere({ url = '', method = '' }: IncomingMessage, path: string): Response {
  if (method !== 'GET' && method !== 'HEAD') throw new Refusal(404)
  const query = url.indexOf('?')
  return new Response(null, { status: 308, headers: { location: query < 0 ? path : path + url.slice(query) } })
}

/** The methods that a path answers; null when its route decides itself. */
export function httpMethodsAt(pathname: string): readonly string[] | null {
  if (OWN_METHODS.test(pathname)) return null
  return FORMS.test(pathname) ? OF_FORMS : OF_PAGES
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Reads the whole body. @throws Refusal when it is too large, Error when the client goes before its end. */
function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) return void chunks.push(chunk)
    req.pause()
    reject(new Refusal(413))
  })
  req.once('end', () => resolve(Buffer.concat(chunks)))
  req.once('error', reject).once('close', () => reject(new Error('The client has gone before the end of its body.')))
  return promise
}

function statusOf(error: unknown): ProblemStatus {
  if (error instanceof Refusal) return error.statusCode
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? 413 : 500
}

function refusal(pathname: string, status: ProblemStatus, allow: string): Response {
  const { contentType, body } = failurePage(pathname, status)
  const headers = new Headers({ 'content-type': contentType, 'cache-control': 'no-store' })
  if (contentType.startsWith('text/html')) headers.set('content-security-policy', FAILURE_POLICY)
  if (status === 405) headers.set('allow', allow)
  if (status === 503) headers.set('retry-after', '10')
  // The connection closes: Node would read the rest of the body as the next request.
  if (status === 413) headers.set('connection', 'close')
  return new Response(body, { status, headers })
}

/** Whether a call lacks the name of its function. The framework answers it with a failure. */
function isNoFunction(pathname: string): boolean {
  return /^\/_serverFn(?:\/|$)/.test(pathname) && !/^\/_serverFn\/[\w-]+$/.test(pathname)
}

/**
 * Spells a path in the one way that the server knows: decoded once, without empty segments, dots and a slash at the end, and encoded again.
 * Every decision uses this spelling, so a later step that decodes or resolves the path cannot end up elsewhere.
 * @returns null when the text is no path or cannot be decoded.
 */
export function normalisePath(path: string): string | null {
  const read = path.startsWith('/') ? decoded(path) : null
  if (read === null) return null
  const segments: string[] = []
  for (const segment of read.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return `/${encodeURI(segments.join('/')).replace(/[?#]/g, encodeURIComponent)}`
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Whether a form comes from our own page, by the headers that browsers send. Other clients send none of these and may pass, because they
 * carry nobody's cookies.
 * @param siteUrl The public origin: behind a proxy the request's own address may be another.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === siteUrl || origin === new URL(request.url).origin
}
