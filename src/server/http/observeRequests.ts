import { randomUUID } from 'node:crypto'
import { Counter, Histogram, register } from 'prom-client'
import type { ServerMiddleware } from 'srvx'
import { log, runInRequest } from '../log.ts'
import { getExchange, pathOf } from './exchange.ts'

/** A request id that a proxy passes on must have this form. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** No path of ours is longer. */
const MAX_PATH = 200

/**
 * Gives every request an id, counts it and writes a line when it ends: method, path without its query, status, milliseconds, and nothing
 * about the client. A trusted proxy may send the id (`X-Request-Id`), and the answer carries it.
 */
export function observeRequests(proxies: number): ServerMiddleware {
  return (request, next) => {
    const { req, res } = getExchange(request)
    const given = proxies > 0 ? String(req.headers['x-request-id'] ?? '') : ''
    const requestId = REQUEST_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    const path = pathOf(req).slice(0, MAX_PATH)
    const kind = routeKind(path)
    res.setHeader('x-request-id', requestId)
    res.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000
      countAnswer(kind, res.statusCode, seconds)
      const fields = {
        requestId,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(seconds * 1_000),
      }
      // Lines for files and for probes every few seconds would hide the requests of people.
      const line = kind === 'file' || kind === 'watch' ? log().debug : log().info
      line.call(log(), res.writableFinished ? fields : { ...fields, cut: true }, 'request')
    })
    return runInRequest(requestId, next)
  }
}

function routeKind(pathname: string): RouteKind {
  if (pathname.startsWith('/api/')) return 'api'
  if (pathname.startsWith('/health/') || pathname === '/metrics') return 'watch'
  if (pathname.startsWith('/assets/') || /\.\w{2,12}$/.test(pathname)) return 'file'
  if (pathname.startsWith('/_serverFn/')) return 'data'
  return 'page'
}

/** The kinds of requests by which answers are counted: a few, however many paths there are. */
export type RouteKind = 'page' | 'data' | 'api' | 'file' | 'watch'

/** Seconds. A page takes some milliseconds; a second is too long. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Finds the metric in the library's registry, which is one in the process, or makes it. The native server counts and the built bundle reads,
 * with different copies of this module, and only the first may make the metric.
 */
function answers(): Counter<'route' | 'status'> {
  const known = register.getSingleMetric('yapa_http_answers_total') as Counter<'route' | 'status'> | undefined
  const help = 'Answers by kind of route and class of status.'
  return known ?? new Counter({ name: 'yapa_http_answers_total', help, labelNames: ['route', 'status'] })
}

function durations(): Histogram<'route'> {
  const known = register.getSingleMetric('yapa_http_answer_seconds') as Histogram<'route'> | undefined
  const help = 'From a request to the end of its answer, by kind of route.'
  return known ?? new Histogram({ name: 'yapa_http_answer_seconds', help, labelNames: ['route'], buckets: BUCKETS })
}

export function countAnswer(route: RouteKind, status: number, seconds: number): void {
  answers().inc({ route, status: `${Math.floor(status / 100)}xx` })
  durations().observe({ route }, seconds)
}
