/** Every answer of a server function has one of these headers. */
const MADE_BY_US = ['x-tss-serialized', 'x-tss-raw']

/** The most characters of an answer to show. */
const MAX_WORDS = 300

/** An unusable answer. `body` is its decoded JSON, or its text; the message is a readable sentence. */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer' as const
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const words = wordsOf(body)
    super(words === null ? `El servidor contestó con un error (${status}).` : `El servidor dice: «${words}»`)
    this.status = status
    this.body = body
  }
}

/**
 * Fetches for server functions. The framework accepts any JSON as a result, so this rejects answers that are not OK or
 * do not come from a server function (such as a Wi-Fi log-in page). The framework handles redirects and "not found".
 * @throws FailedAnswer, or what `fetch` throws offline.
 */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok && MADE_BY_US.some((name) => response.headers.has(name))) return response
  const body = await bodyOf(response.clone())
  if (isForRouter(body)) return response
  throw new FailedAnswer(response.status, body)
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

/** Extracts the readable message of a body; null when there is none. */
function wordsOf(body: unknown): string | null {
  if (typeof body === 'string') return /^\s*(<|$)/.test(body) ? null : shortened(body)
  if (typeof body !== 'object' || body === null) return null
  for (const name of ['detail', 'message', 'error', 'title']) {
    const said = (body as Record<string, unknown>)[name]
    const words = typeof said === 'object' ? wordsOf(said) : typeof said === 'string' && said.trim() !== '' ? shortened(said) : null
    if (words !== null) return words
  }
  return null
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line
}
