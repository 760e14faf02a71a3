import { Counter, Histogram, register } from 'prom-client'

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
