import etagOf from 'etag'
import fresh from 'fresh'
import { log } from '../log.ts'
import { getRuntime, type Runtime } from '../runtime.server.ts'
import { ApiProblem, type ProblemStatus, problemBody } from './problem.ts'

/** The answer of a route. `cacheControl`: how long caches may keep it; `status`: only when it is not 200; `next`: the address of the page after this one. */
export type ApiAnswer = { body: object; cacheControl?: string; status?: 200 | 503; next?: string | null }

export type ApiRequest = { runtime: Runtime; query: URLSearchParams; params: Record<string, string> }

type Context = { request: Request; params: Record<string, string | undefined> }

const METHODS = 'GET, HEAD, OPTIONS'

/** Any page may read public data. A saved answer gets our file name, not one that a link chose with its ending. */
const COMMON: [string, string][] = [
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['content-disposition', 'inline; filename="yapa.json"'],
]

/**
 * Makes the handler of a JSON route from a function that answers or throws an ApiProblem. The handler takes care of methods, CORS, entity
 * tags and errors: the caller always gets JSON, without internals.
 */
export function jsonRoute(answer: (context: Context) => ApiAnswer | Promise<ApiAnswer>): (context: Context) => Promise<Response> {
  return async (context) => {
    const { request } = context
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(new ApiProblem(405, `Solo ${METHODS}.`), { allow: METHODS })
    try {
      return respond(request, await answer(context))
    } catch (error) {
      if (error instanceof ApiProblem) return refusal(error)
      log().error({ err: error }, `${request.method} ${new URL(request.url).pathname} failed`)
      return refusal(new ApiProblem(500, 'Algo falló de nuestro lado.'))
    }
  }
}

/** Makes a route whose answer comes from the runtime. */
export function apiRoute(answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>): (context: Context) => Promise<Response> {
  return jsonRoute(async ({ request, params }) => {
    const query = new URL(request.url).searchParams
    return answer({ runtime: await getRuntime(), query, params: params as Record<string, string> })
  })
}

/** Answers every address of the API that has no route. */
export function unknownAddress(): Response {
  return refusal(new ApiProblem(404, 'La API no tiene esa dirección.'))
}

function preflight(): Response {
  const headers = new Headers(COMMON)
  headers.set('allow', METHODS)
  headers.set('access-control-allow-methods', METHODS)
  headers.set('access-control-allow-headers', 'If-None-Match')
  headers.set('access-control-max-age', '86400')
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 204, headers })
}

/** Seconds after which to ask again, by the status. */
const RETRY_AFTER: Partial<Record<ProblemStatus, number>> = { 429: 60, 503: 10 }

function refusal({ body }: ApiProblem, extra: Record<string, string> = {}): Response {
  const headers = new Headers(COMMON)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  headers.set('content-type', 'application/problem+json')
  headers.set('cache-control', 'no-store')
  const seconds = RETRY_AFTER[body.status]
  if (seconds !== undefined) headers.set('retry-after', String(seconds))
  return new Response(JSON.stringify(problemBody(body)), { status: body.status, headers })
}

function respond(request: Request, { body, cacheControl = 'no-store', status = 200, next = null }: ApiAnswer): Response {
  const text = JSON.stringify(body)
  const headers = new Headers(COMMON)
  headers.set('cache-control', cacheControl)
  headers.set('access-control-expose-headers', 'ETag, Link')
  if (next !== null) headers.set('link', `<${next}>; rel="next"`)
  if (status === 200 && cacheControl !== 'no-store') {
    const etag = etagOf(text, { weak: true })
    headers.set('etag', etag)
    if (fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag }))
      return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(text, { status, headers })
}
