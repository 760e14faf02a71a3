import { LiveSourceError } from './liveSourceError.ts'

export type RequestLimits = {
  /** Milliseconds until the response's headers arrive, including the connection. */
  answer: number
  /** Milliseconds until the last byte. */
  total: number
  /** Bytes of the body after decompression. */
  bytes: number
}

/** The address of a request, and its name in messages: a rehearsed site keeps its real name. */
export type RequestTarget = { url: URL; name: string }
export type BoundedRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }
export type BoundedAnswer = { status: number; headers: Headers; body: Uint8Array }

/**
 * Sends one request within its limits, without following redirects. A silent or slow server, or a compression bomb, costs no
 * more than the limits.
 * @throws LiveSourceError unreachable, timeout, too-slow, too-large, cut-off, stopped
 */
export async function boundedFetch(
  { url, name }: RequestTarget,
  request: BoundedRequest,
  limits: RequestLimits,
  signal?: AbortSignal,
): Promise<BoundedAnswer> {
  const controller = new AbortController()
  const abortWith = (problem: LiveSourceError) => () => controller.abort(problem)
  const answerTimer = setTimeout(abortWith(tooLate('timeout', name, limits.answer)), limits.answer)
  const totalTimer = setTimeout(abortWith(tooLate('too-slow', name, limits.total)), limits.total)
  const onStop = abortWith(new LiveSourceError('stopped', 'se pidió terminar'))
  if (signal?.aborted) onStop()
  signal?.addEventListener('abort', onStop)
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: controller.signal })
    clearTimeout(answerTimer)
    return { status: response.status, headers: response.headers, body: await readBody(response, name, limits.bytes) }
  } catch (error) {
    throw problemOf(error, name, controller.signal)
  } finally {
    clearTimeout(answerTimer)
    clearTimeout(totalTimer)
    signal?.removeEventListener('abort', onStop)
    controller.abort()
  }
}

async function readBody(response: Response, name: string, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length'))
  if (announced > maxBytes) throw tooLarge(name, maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body === null) return new Uint8Array()
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(name, maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function tooLate(kind: 'timeout' | 'too-slow', name: string, milliseconds: number): LiveSourceError {
  const seconds = Number((milliseconds / 1000).toFixed(1)).toLocaleString('es-AR')
  if (kind === 'timeout') return new LiveSourceError(kind, `${name} no contestó en ${seconds} s`)
  return new LiveSourceError(kind, `${name} manda la respuesta tan de a poco que no terminó en ${seconds} s`)
}

function tooLarge(name: string, maxBytes: number): LiveSourceError {
  const megabytes = Number((maxBytes / 1024 ** 2).toFixed(1)).toLocaleString('es-AR')
  return new LiveSourceError('too-large', `la respuesta de ${name} pasa de ${megabytes} MB`)
}

function problemOf(error: unknown, name: string, signal: AbortSignal): LiveSourceError {
  if (error instanceof LiveSourceError) return error
  if (signal.reason instanceof LiveSourceError) return signal.reason
  if (causes(error).some(({ message }) => message.includes('too many content-encodings')))
    return new LiveSourceError('encoding', `la respuesta de ${name} viene comprimida demasiadas veces`, { cause: error })
  const code = codeOf(error)
  if (code.startsWith('Z_') || code.startsWith('ERR__ZLIB') || CUT_OFF.has(code) || isTerminated(error)) {
    return new LiveSourceError('cut-off', `la respuesta de ${name} llegó cortada`, { cause: error })
  }
  const detail = code === '' ? '' : ` (${code})`
  return new LiveSourceError('unreachable', `no se pudo conectar con ${name}${detail}`, { cause: error })
}

const CUT_OFF = new Set(['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'HPE_INVALID_EOF_STATE', 'HPE_CLOSED_CONNECTION'])

/** Recognizes the platform's message for a connection lost inside the body; before the headers it says "fetch failed" instead. */
function isTerminated(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated'
}

function codeOf(error: unknown): string {
  return causes(error).find(({ code }) => typeof code === 'string')?.code ?? ''
}

function causes(error: unknown): NodeJS.ErrnoException[] {
  const found: Error[] = []
  for (let at: unknown = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at)
  return found
}
