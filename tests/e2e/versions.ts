import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A built file's name: what it is called and the hash of its content. One name that looks like it has none. */
const HASHED = /(?<![\w.-])(?!sin-conexion\.)([\w.-]+-)([\w-]{8})\.(js|css|woff2)\b/g

export type Versions = {
  url: string
  /** Serves the same app as another version of it: every built file has another name, and the old names are gone. `missing`: files that it does not have. */
  deploy(missing?: RegExp): void
  /** Has somebody else answer everything with a page of that status and those words, or nobody (null). */
  intercept(other: { status: number; words: string } | null): void
  stop(): Promise<void>
}

/** The app of a server, of which new versions can be put into service. */
export async function versionsOf(origin: string): Promise<Versions> {
  let version = 0
  let missing = /$^/
  let other: Parameters<Versions['intercept']>[0] = null
  const namesBefore = new Map<string, string>()
  const renamed = (text: string) =>
    version === 0
      ? text
      : text.replace(HASHED, (name, called: string, hash: string, type: string) => {
          const now = `${called}${hash.slice(0, 6)}v${version}.${type}`
          namesBefore.set(now, name)
          return now
        })
  const answer = async ({ url = '/', headers }: IncomingMessage) => {
    if (other) return { status: other.status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<h1>${other.words}</h1>` }
    const { pathname } = new URL(url, origin)
    const name = pathname.replace('/assets/', '')
    if (pathname.startsWith('/assets/') && (missing.test(name) || (version > 0 && !namesBefore.has(name))))
      return { status: 404, headers: {}, body: '' }
    const before = namesBefore.get(name)
    const response = await fetch(new URL(before === undefined ? url : `/assets/${before}`, origin), {
      headers: {
        accept: headers.accept ?? '*/*',
        cookie: headers.cookie ?? '',
        'sec-fetch-site': String(headers['sec-fetch-site'] ?? 'none'),
      },
    })
    // The policy names a page's scripts by what is in them, and that is renamed here.
    const policy = version === 0 ? ['content-security-policy'] : []
    const kept = ['content-type', 'cache-control', 'x-tss-serialized', 'x-tss-raw', 'x-yapa-build', 'link', ...policy].flatMap((one) => {
      const value = response.headers.get(one)
      return value === null ? [] : [[one, renamed(value)] as const]
    })
    const isText = /html|javascript|css|json/.test(response.headers.get('content-type') ?? '')
    const body = isText ? renamed(await response.text()) : Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(kept), body }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (without = /$^/) => {
      version++
      namesBefore.clear()
      missing = without
    },
    intercept: (one) => {
      other = one
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
