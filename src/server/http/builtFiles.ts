import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { FastResponse } from 'srvx/node'
import { staticMiddleware } from 'srvx/static'
import { getExchange, pathOf } from './exchange.ts'
import { Refusal } from './refusals.ts'

/** The build puts a hash of the content into the name of every file under this path. */
const HASHED = '/assets/'

/** The library does not know these types, or leaves their encoding out. */
const TYPES: Record<string, string> = { '.svg': 'image/svg+xml; charset=utf-8', '.webmanifest': 'application/manifest+json' }

/**
 * Serves the files of a build, by entity tag, date and range, and with the brotli or gzip that the build put next to them. Browsers cache
 * files with a hash in their name for ever and revalidate the others. No file may change while the process runs.
 */
export function serveBuild(directory: string): ServerMiddleware {
  const serveFile = staticMiddleware({ dir: directory, encodings: true, compress: false })
  const files = pathsIn(directory)
  const absent = new Response(null, { status: 404 })
  const given = rememberedAnswers()
  return async (request, next) => {
    const pathname = pathOf(getExchange(request).req)
    // The library also takes other spellings of a path. Each would be remembered, and a path with `..` may seem to have a hash.
    if (!files.has(pathname)) {
      if (pathname.startsWith(HASHED)) throw new Refusal(404)
      return next()
    }
    const remembered = given.recall(request, pathname)
    if (remembered) return remembered
    const response = await serveFile(request, () => absent)
    if (response === absent) throw new Refusal(404)
    setHeaders(response.headers, pathname)
    return given.remember(request, pathname, response)
  }
}

/** The paths of the files as browsers send them. The compressed copies have no path of their own. */
function pathsIn(directory: string): ReadonlySet<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).replaceAll(path.sep, '/'))
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name) && names.includes(name.slice(0, -3))
  return new Set(names.filter((name) => !isCompressed(name)).map((name) => encodeURI(`/${name}`)))
}

function setHeaders(headers: Headers, pathname: string): void {
  headers.set('cache-control', pathname.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache')
  const type = TYPES[path.posix.extname(pathname)]
  if (type !== undefined && headers.has('content-type')) headers.set('content-type', type)
}

/** How many variants of a request for a file are cached; browsers need only a few. */
const MAX_REMEMBERED = 500

/** Headers of requests whose answer is not simply the whole file. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since']

/**
 * Remembers the library's answers to plain requests by path and accepted encodings, and every file's bytes once per encoding. The library
 * asks the disk six times for a file, which costs ten times what sending it does. Only paths of the build come here: odd requests cannot
 * fill the memory.
 */
function rememberedAnswers() {
  const answers = new Map<string, { headers: [string, string][]; bytes: Uint8Array<ArrayBuffer> }>()
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  const isPlain = ({ method, headers }: ServerRequest) => method === 'GET' && !CONDITIONS.some((name) => headers.has(name))
  const keyOf = (request: ServerRequest, pathname: string) => `${pathname} ${request.headers.get('accept-encoding')}`
  return {
    recall(request: ServerRequest, pathname: string): Response | null {
      const known = isPlain(request) ? answers.get(keyOf(request, pathname)) : undefined
      return known ? new FastResponse(known.bytes, { headers: known.headers }) : null
    },
    async remember(request: ServerRequest, pathname: string, response: Response): Promise<Response> {
      if (!isPlain(request) || response.status !== 200) return response
      const headers = [...response.headers]
      const content = `${pathname} ${response.headers.get('content-encoding')}`
      // The body is read even when the bytes are known: an unread body would keep its file open, even when it is cancelled.
      const read = new Uint8Array(await response.arrayBuffer())
      const bytes = contents.get(content) ?? read
      contents.set(content, bytes)
      if (answers.size >= MAX_REMEMBERED) answers.clear()
      answers.set(keyOf(request, pathname), { headers, bytes })
      return new FastResponse(bytes, { headers })
    },
  }
}
