import type { z } from 'zod'
import { answerWithEntityTag } from '../http/entityTag.ts'
import { log } from '../log.ts'
import { getRuntime, type Runtime } from '../runtime.server.ts'
import { readQuery } from './parameters.ts'
import { ApiProblem, makeProblemBody, type ProblemStatus } from './problem.ts'

/** What a route answers. `cacheControl`: how long caches may keep it; `status`: only when it is not 200; `next`: the address of the page after this one. */
type Made<Body> = { body: Body; cacheControl?: string; status?: 200 | 503; next?: string | null }

/** One address of the API: what its query is read with, its answer is written with, and both are documented with. */
export type Operation<Query extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType> = {
  address: string
  id: string
  summary: string
  /** null: whatever is in the query means nothing. */
  query: Query | null
  /** The parts of the address in braces. */
  path?: Record<string, z.ZodType>
  description: string
  answer: Answer
  /** The statuses with which it refuses; failures of ours come on top. */
  fails: (400 | 404 | 503)[]
  /** @throws ApiProblem, which becomes the answer. */
  make(asked: Asked<Query>): Made<z.input<Answer>> | Promise<Made<z.input<Answer>>>
}
type Asked<Query extends z.ZodObject> = { runtime: Runtime; query: z.output<Query>; params: Record<string, string>; address: URL }

/** Lets the compiler find out what the query is read into and what the answer is made of. */
export const defineOperation = <Query extends z.ZodObject, Answer extends z.ZodType>(one: Operation<Query, Answer>) => one

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
export function makeJsonRoute(answer: (context: Context) => Made<object> | Promise<Made<object>>): (context: Context) => Promise<Response> {
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

export function makeApiRoute<Query extends z.ZodObject, Answer extends z.ZodType>(
  one: Operation<Query, Answer>,
): (context: Context) => Promise<Response> {
  return makeJsonRoute(async ({ request, params }) =>
    answerOf(one, { runtime: await getRuntime(), address: new URL(request.url), params: params as Record<string, string> }),
  )
}

/** Answers by the schemas of the address: one reads the query, one writes the answer. @throws ApiProblem */
export async function answerOf<Query extends z.ZodObject, Answer extends z.ZodType>(
  { query, answer, make }: Operation<Query, Answer>,
  asked: Omit<Asked<Query>, 'query'>,
): Promise<Made<z.output<Answer> & object>> {
  // Where nothing is read from the query, nothing is asked of it.
  const read = (query && readQuery(query, asked.address.searchParams)) as z.output<Query>
  const { body, ...made } = await make({ ...asked, query: read })
  return { body: answer.parse(body) as z.output<Answer> & object, ...made }
}

const GONE: Record<string, string> = {
  '/api/v1/plan': 'La API ya no arma el plan del mes: está en la página /semana.',
  '/api/v1/changes': 'La API ya no lista los cambios: están en /novedades.xml.',
}

export function answerUnknownAddress({ request }: Pick<Context, 'request'>): Response {
  const { pathname } = new URL(request.url)
  const gone = Object.hasOwn(GONE, pathname) ? GONE[pathname] : undefined
  return refusal(gone === undefined ? new ApiProblem(404, 'La API no tiene esa dirección.') : new ApiProblem(410, gone))
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
  return new Response(JSON.stringify(makeProblemBody(body)), { status: body.status, headers })
}

const JSON_TYPE = 'application/json; charset=utf-8'

function respond(request: Request, { body, cacheControl = 'no-store', status = 200, next = null }: Made<object>): Response {
  const text = JSON.stringify(body)
  const headers = new Headers(COMMON)
  headers.set('cache-control', cacheControl)
  headers.set('access-control-expose-headers', 'ETag, Link')
  if (next !== null) headers.set('link', `<${next}>; rel="next"`)
  if (status === 200 && cacheControl !== 'no-store') return answerWithEntityTag(request, text, JSON_TYPE, headers)
  headers.set('content-type', JSON_TYPE)
  return new Response(text, { status, headers })
}
