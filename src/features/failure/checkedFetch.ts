import { reloadForNewBuild } from '#ui/reloads.ts'

/** Every answer of a server function has one of these headers. */
const MADE_BY_US = ['x-tss-serialized', 'x-tss-raw']

/**
 * An unusable answer; the message is a Spanish sentence. `call` is the method and path, `requestId` the one in the server's
 * log. `body` is the decoded JSON, or the text.
 */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer' as const
  readonly status: number
  readonly call: string
  readonly requestId: string | null
  readonly body: unknown

  constructor(call: string, response: Response, body: unknown) {
    const words = problemWords(response, body)
    super(words ?? (response.ok ? STRANGE_PAGE : `El servidor contestó con un error (${response.status}).`))
    this.status = response.status
    this.call = call
    this.requestId = response.headers.get('x-request-id')
    this.body = body
  }
}

const STRANGE_PAGE = 'Contestó otro en lugar de Yapa. Si la red Wi-Fi te pide entrar o aceptar algo, hacelo y probá de nuevo.'

/**
 * Fetches for server functions. The framework accepts any JSON as a result, so this rejects answers that are not OK or
 * do not come from a server function (such as a Wi-Fi log-in page). The framework handles redirects and "not found". A server that
 * does not know the call is of another build than this tab, which reloads once.
 * @throws FailedAnswer, or what `fetch` throws offline.
 */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok && MADE_BY_US.some((name) => response.headers.has(name))) return response
  const body = await bodyOf(response.clone())
  if (isForRouter(body)) return response
  const address = new URL(input instanceof Request ? input.url : input, location.href)
  if (response.status === 404 && reloadForNewBuild()) return new Promise(() => {})
  throw new FailedAnswer(`${init?.method ?? 'GET'} ${address.pathname}`, response, body)
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isForRouter(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('isNotFound' in body || 'isSerializedRedirect' in body)
}

/** Returns what a problem of our server says, which is in Spanish; null for any other answer. */
function problemWords({ headers }: Response, body: unknown): string | null {
  if (!headers.get('content-type')?.includes('application/problem+json')) return null
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  return typeof body.detail === 'string' ? body.detail : null
}
