import path from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { exchangeOf, pathOf } from './exchange.ts'
import { Refusal } from './refusals.ts'

/** Under this path the build puts a hash of its content into every file's name. */
const HASHED = '/assets/'

/** Types that the library does not know. */
const TYPES: Record<string, string> = { '.webmanifest': 'application/manifest+json' }

/**
 * Serves the files of a build: with the brotli or gzip that the build put next to them, by entity tag, date and range. Files with a hash
 * in their name are kept for ever, others are asked for anew.
 */
export function builtFiles(directory: string): ServerMiddleware {
  const serveFile = staticMiddleware({ dir: directory, encodings: true, compress: false })
  const absent = new Response(null, { status: 404 })
  return async (request, next) => {
    const pathname = pathOf(exchangeOf(request).req)
    const extension = path.posix.extname(pathname)
    // Pages have no extension: looking for files of their name would only cost time.
    if (extension === '') return next()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asked = isRead ? request : new Request(request.url, { method: 'HEAD' })
    const response = await serveFile(asked, () => absent)
    if (response === absent) {
      if (pathname.startsWith(HASHED)) throw new Refusal(404)
      return next()
    }
    if (!isRead) throw new Refusal(405)
    response.headers.set('cache-control', pathname.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache')
    const type = TYPES[extension]
    if (type !== undefined && response.headers.has('content-type')) response.headers.set('content-type', type)
    return response
  }
}
