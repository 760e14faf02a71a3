/** Answers of this process by route class and class of status, for `/metrics`. */
export type RequestCounts = Map<string, number>

/** The native server counts and the built bundle reads: different copies of this module, one process. */
const HOLDER = Symbol.for('yapa.requestCounts')
const holder = globalThis as { [HOLDER]?: RequestCounts }

export function requestCounts(): RequestCounts {
  holder[HOLDER] ??= new Map()
  return holder[HOLDER]
}

/** @param pathname Of the request; whatever it says, there is a handful of classes. */
export function countAnswer(pathname: string, status: number): void {
  const counts = requestCounts()
  const key = `${routeClass(pathname)} ${Math.floor(status / 100)}xx`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function routeClass(pathname: string): string {
  if (pathname.startsWith('/api/')) return 'api'
  if (pathname.startsWith('/health/') || pathname === '/metrics') return 'watch'
  if (pathname.startsWith('/assets/') || /\.\w{2,12}$/.test(pathname)) return 'file'
  if (pathname.startsWith('/_serverFn/')) return 'data'
  return 'page'
}
