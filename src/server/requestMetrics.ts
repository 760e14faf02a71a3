import { Counter, Histogram, register } from 'prom-client'

/** Answers are counted by kind of request: there are only a few kinds, whatever the path is. */
export type RouteKind = 'page' | 'data' | 'api' | 'file' | 'watch'

/** Seconds. Pages take some milliseconds; a second is too long. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The registry of the library is one in the process. The native server counts and the built bundle reads, by different copies of this
 * module, of which the first makes the metric.
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
