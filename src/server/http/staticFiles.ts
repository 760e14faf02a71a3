import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { matchesEtag } from './etag.ts'

/** The built files for the browser, in memory: they are few and small, and a build that replaces them does not pull them away. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

export type StaticFile = {
  contentType: string
  cacheControl: string
  etag: string
  plain: Buffer
  /** What the build compressed ahead (`.br`, `.gz` next to the file). */
  encoded: Partial<Record<Encoding, Buffer>>
}

/** Under this path the build puts a hash of its content into every file's name. */
const HASHED = '/assets/'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Reads a folder of files, by the path of their URL. @throws when the folder cannot be read. */
export function loadStaticFiles(directory: string): StaticFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
  const present = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const isEncoded = /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3))
    if (!isEncoded) files.set(`/${name.split(path.sep).join('/')}`, loadFile(directory, name, present))
  }
  return files
}

function loadFile(directory: string, name: string, present: ReadonlySet<string>): StaticFile {
  const read = (file: string) => readFileSync(path.join(directory, file))
  const plain = read(name)
  return {
    contentType: CONTENT_TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    cacheControl: `/${name}`.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded: {
      ...(present.has(`${name}.br`) ? { br: read(`${name}.br`) } : {}),
      ...(present.has(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {}),
    },
  }
}

/** Whether a path can only be a built file, so that a page of ours would be the wrong answer when it is missing. */
export function isAssetPath(pathname: string): boolean {
  return pathname.startsWith(HASHED)
}

export type StaticAnswer = { status: 200 | 304; headers: [string, string][]; body: Buffer | null }

/** The answer to a GET or HEAD of a file; the body of a HEAD is left to the caller to drop. */
export function answerFile(
  file: StaticFile,
  request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined },
): StaticAnswer {
  const headers: [string, string][] = [
    ['cache-control', file.cacheControl],
    ['etag', file.etag],
    ['vary', 'Accept-Encoding'],
  ]
  if (matchesEtag(request.ifNoneMatch, file.etag)) return { status: 304, headers, body: null }
  const accepted = acceptedEncoding(request.acceptEncoding)
  const encoding = accepted && file.encoded[accepted] ? accepted : null
  const body = (encoding && file.encoded[encoding]) ?? file.plain
  headers.push(['content-type', file.contentType], ['content-length', String(body.length)])
  if (encoding) headers.push(['content-encoding', encoding])
  return { status: 200, headers, body }
}
