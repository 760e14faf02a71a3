import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server as NodeServer } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Server, ServerMiddleware } from 'srvx'
import { FastResponse, serve } from 'srvx/node'
import { boundConnections, limitAnswersAtOnce } from './answersAtOnce.ts'
import { serveBuild } from './builtFiles.ts'
import { clientAddress, isLocal } from './clientAddress.ts'
import { compressAnswers, getExchange } from './exchange.ts'
import { observeRequests } from './observeRequests.ts'
import { answerErrors, MAX_BODY_BYTES, Refusal, refuseBadRequests } from './refusals.ts'
import { pagePolicy, sealPage, securityHeaders } from './securityHeaders.ts'
import { renewWalletCookie } from './walletCookieRenewal.ts'

/**
 * `nonce`: the mark of the page's own inline scripts and styles while it is rendered; `client`: the sender; `isOperator`: whether the sender
 * may see pages for operators.
 */
export type RequestContext = { nonce: string; client: string; isOperator: boolean }

/** The built app. It answers every request that is not for a file. */
export type FetchHandler = (request: Request, options: { context: RequestContext }) => Promise<Response> | Response

export type WebSettings = {
  /** 0 lets the system choose. */
  port: number
  /** Address to listen on; null: all of them. */
  host: string | null
  /** Folder of the built files for the browser. */
  files: string
  /** Origin under which the site is reached. */
  siteUrl: string
  proxies: number
  /** Who may read the metrics: requests from this machine, or everybody. */
  metrics: 'local' | 'public'
  /** The middleware that answers from memory (`keptPages.ts`); null: the app makes every answer anew. */
  keeping: ServerMiddleware | null
}

/** Milliseconds. The server closes the connection of a slower or silent client. */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 15_000
const SOCKET_TIMEOUT = 60_000
const KEEP_ALIVE = 20_000
/** Milliseconds between two checks for connections that take too long. */
const LOOK = 2_000
/** How many connections may wait to be accepted: a rush must not be turned away while one page is rendered. */
const BACKLOG = 4_096
/** Milliseconds for which a closing server still accepts connections that were waiting. */
const LONGEST_WAIT = 1_000
/** Milliseconds that a connection may wait for its request while the server closes. */
const IDLE = 400

/** Makes the web server of the app. It listens when `serve()` is called, maybe before the app is there: requests then wait for the app. */
export function createWebServer(app: Promise<FetchHandler>, settings: WebSettings): Server {
  const { port, host, files, proxies, siteUrl } = settings
  const server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    port,
    ...(host !== null && { hostname: host }),
    node: {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE,
      connectionsCheckingInterval: LOOK,
      backlog: BACKLOG,
    },
    maxRequestBodySize: MAX_BODY_BYTES,
    middleware: [
      observeRequests(proxies),
      secured(settings),
      renewWalletCookie,
      answerErrors,
      compressAnswers(),
      refuseBadRequests(siteUrl),
      ...(settings.keeping ? [settings.keeping] : []),
      serveBuild(files),
      limitAnswersAtOnce((req) => clientOf(req, proxies)),
    ],
    fetch: async (request) => {
      const answer = await app
      const { req } = getExchange(request)
      const isOperator = settings.metrics === 'public' || isLocal(req)
      const nonce = randomUUID()
      const response = await answer(request, { context: { nonce, client: clientOf(req, proxies), isOperator } })
      return whole(response, { nonce, origin: URL.parse(request.url)?.origin })
    },
  })
  nodeServer(server).setTimeout(SOCKET_TIMEOUT)
  boundConnections(nodeServer(server))
  return server
}

/**
 * Collects the answer into one piece. The renderer hands over hundreds of small ones. Together they compress in one go and have a length, and
 * a page that breaks half way is a failure instead of half a page. A page gets the policy that allows its own scripts and styles.
 */
async function whole(response: Response, { nonce, origin }: { nonce: string; origin: string | undefined }): Promise<Response> {
  const { status, statusText } = response
  if (isFrameworkFailure(response)) throw new Refusal(500)
  // The headers of a platform's redirection cannot be changed.
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  // Behind an https proxy the platform would redirect to http, so only the path stays. Two slashes at its start would name a host.
  if (location?.startsWith(`${origin}/`)) headers.set('location', location.slice(origin?.length).replace(/^[/\\]+/, '/'))
  if (!response.body) return new FastResponse(null, { status, statusText, headers })
  if (headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')) {
    const page = sealPage(await response.text(), nonce)
    headers.set('content-security-policy', pagePolicy(page))
    return new FastResponse(page.html, { status, statusText, headers })
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  headers.set('content-length', String(bytes.length))
  return new FastResponse(bytes, { status, statusText, headers })
}

/** Whether a route threw. The framework has logged that, and answers with JSON of its own, which no route of ours does with this status. */
function isFrameworkFailure({ status, headers }: Response): boolean {
  return status === 500 && headers.get('content-type')?.startsWith('application/json') === true
}

/** Gives every answer the headers that protect it. An answer that says nothing about caching may be for one holder of a cookie. */
function secured({ siteUrl }: WebSettings): ServerMiddleware {
  const secure = siteUrl.startsWith('https:')
  return async (_, next) => {
    const response = await next()
    const { headers, status } = response
    if (secure) secureCookies(headers)
    for (const [name, value] of securityHeaders(headers.get('content-type'), secure)) {
      // The client keeps its copy together with that copy's policy.
      if (!headers.has(name) && !(status === 304 && name === 'content-security-policy')) headers.set(name, value)
    }
    if (!headers.has('cache-control')) {
      // No shared cache may store it, and browsers must revalidate it.
      headers.set('cache-control', 'private, no-cache')
      headers.append('vary', 'Cookie')
    }
    return response
  }
}

/** Marks the cookies of an https site, so that browsers send them only encrypted. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
}

function clientOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, proxies)
}

export function nodeServer({ node }: Server): NodeServer {
  if (!node?.server) throw new Error('The server has nothing to listen with.')
  return node.server as NodeServer
}

/**
 * Resolves once no connection waits to be accepted. Node accepts one in each turn of its loop, and a busy server's turns are long. When the
 * server stops listening, the system resets the connections that still wait.
 */
async function acceptWaiting(server: NodeServer): Promise<void> {
  let accepted = true
  const count = () => {
    accepted = true
  }
  server.on('connection', count)
  for (const end = Date.now() + LONGEST_WAIT; accepted && Date.now() < end; ) {
    accepted = false
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', count)
}

/**
 * Ends the server in two steps. For `notice` milliseconds it still answers, and every answer closes its connection:
 * clients let their connections go, and a proxy sees that the server is not ready any more. Then it takes no more connections, lets running
 * answers finish for at most `grace` milliseconds, and cuts them.
 */
export async function closeWebServer(web: Server, { notice = 0, grace }: { notice?: number; grace: number }): Promise<void> {
  const server = nodeServer(web)
  server.prependListener('request', (_, res) => res.setHeader('connection', 'close'))
  if (notice > 0) await setTimeout(notice)
  await acceptWaiting(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Node would keep connections alive that become idle now. One whose request is still on its way looks idle, too, and gets a moment.
  const sweep = setInterval(() => void setImmediate().then(() => server.closeIdleConnections()), IDLE)
  const cut = AbortSignal.timeout(grace)
  cut.addEventListener('abort', () => server.closeAllConnections())
  await closed
  clearInterval(sweep)
}
