import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { NodeRequest } from 'srvx/node'
import { clientAddress } from './clientAddress.ts'
import { acceptedEncoding, isCompressible } from './encoding.ts'
import { failurePage } from './failurePage.ts'
import { countAnswer } from './requestCounts.ts'
import { sendBody } from './responseBody.ts'
import { securityHeaders } from './securityHeaders.ts'
import { answerFile, isAssetPath, type StaticFiles } from './staticFiles.ts'

/** What the build makes: everything that is not a file. `nonce` is what inline scripts of the page must carry, `client` who asks. */
export type FetchHandler = (request: Request, options: { context: { nonce: string; client: string } }) => Promise<Response> | Response

export type Site = {
  fetch: FetchHandler
  files: StaticFiles
  /** Whether the site is reached by https. */
  secure: boolean
  /** How many proxies of ours every request comes through. */
  proxies: number
}

/** No form or server function of ours sends more, in bytes. */
const MAX_BODY = 64 * 1024

/** Milliseconds. A client that is slower than this to send its request, or silent for so long, is let go. */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 15_000
const SOCKET_TIMEOUT = 60_000
const KEEP_ALIVE = 20_000

/**
 * A Node server over the site. It may listen before the site is there: requests then wait for it.
 * @param logError Takes what went wrong while answering; the path comes without its query, which may hold someone's wallet.
 */
export function createWebServer(site: Promise<Site>, logError: (what: string, error: unknown) => void): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE },
    (req, res) => {
      const pathname = pathOf(req)
      res.once('finish', () => countAnswer(pathname, res.statusCode))
      answer(site, pathname, req, res).catch((error: unknown) => {
        // Who hung up gets no answer, and what that broke is no failure of ours.
        if (req.errored || res.destroyed) return
        if (isTooLarge(error)) return sendFailure(res, pathname, 413)
        logError(`${req.method} ${pathname}`, error)
        sendFailure(res, pathname, 500)
      })
    },
  )
  server.setTimeout(SOCKET_TIMEOUT)
  return server
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split('?', 1)[0] as string
}

function clientOf({ socket, headers }: IncomingMessage, { proxies }: Site): string {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, proxies)
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413
}

async function answer(waiting: Promise<Site>, pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const site = await waiting
  if (!isDecodable(pathname)) return sendFailure(res, pathname, 400)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const file = site.files.get(pathname)
  if (file) return isRead ? sendFile(site, file, req, res) : sendFailure(res, pathname, 405)
  if (isAssetPath(pathname)) return sendFailure(res, pathname, 404)
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) return sendFailure(res, pathname, 413)

  const nonce = randomUUID()
  const request = new NodeRequest({ req, res, maxRequestBodySize: MAX_BODY }) as unknown as Request
  const response = await site.fetch(request, { context: { nonce, client: clientOf(req, site) } })
  await sendResponse(response, { site, nonce, isHead: req.method === 'HEAD', acceptEncoding: req.headers['accept-encoding'] }, res)
}

function sendFile(site: Site, file: Parameters<typeof answerFile>[0], req: IncomingMessage, res: ServerResponse): void {
  const { status, headers, body } = answerFile(file, {
    acceptEncoding: req.headers['accept-encoding'],
    ifNoneMatch: req.headers['if-none-match'],
  })
  res.statusCode = status
  for (const [name, value] of headers) res.setHeader(name, value)
  for (const [name, value] of securityHeaders(file.contentType, '', site.secure)) res.setHeader(name, value)
  res.end(req.method === 'HEAD' ? undefined : body)
}

type Asked = { site: Site; nonce: string; isHead: boolean; acceptEncoding: string | undefined }

async function sendResponse(response: Response, { site, nonce, isHead, acceptEncoding }: Asked, res: ServerResponse): Promise<void> {
  const { headers, body, status } = response
  const contentType = headers.get('content-type')
  const compressible = isCompressible(contentType) && !headers.has('content-encoding')

  res.statusCode = status
  for (const [name, value] of securityHeaders(contentType, nonce, site.secure)) res.setHeader(name, value)
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  if (compressible) res.appendHeader('vary', 'Accept-Encoding')
  if (!headers.has('cache-control')) markPersonal(res)

  if (!body || isHead) {
    await body?.cancel()
    res.end()
    return
  }
  await sendBody(res, body, compressible ? acceptedEncoding(acceptEncoding) : null)
}

/** What says nothing about caching may be made for the holder of a cookie: nobody else may be given it, and it is asked for anew. */
function markPersonal(res: ServerResponse): void {
  res.setHeader('cache-control', 'private, no-cache')
  res.appendHeader('vary', 'Cookie')
}

function sendFailure(res: ServerResponse, pathname: string, status: 400 | 404 | 405 | 413 | 500): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { contentType, body } = failurePage(pathname, status)
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  res.statusCode = status
  for (const [name, value] of securityHeaders(contentType, '', false)) res.setHeader(name, value)
  if (status === 405) res.setHeader('allow', 'GET, HEAD')
  // What is left of a body that nobody reads would be taken for the next request.
  if (status === 413) res.setHeader('connection', 'close')
  res.setHeader('content-type', contentType)
  res.setHeader('cache-control', 'no-store')
  res.end(body)
}

/** Stops taking connections, lets running answers finish for at most `grace` milliseconds, then cuts them. */
export async function closeWebServer(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // Connections that become idle while closing would be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
