import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { compressWhole, createCompressor, type Encoding, WORTH_COMPRESSING } from './encoding.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Part = Awaited<ReturnType<Reader['read']>>

/** Milliseconds without a new part after which a browser is sent what there is: a page that is rendered in one go never pauses so long. */
const PAUSE = 5

/** Bytes up to which a body that comes without a pause is held to be sent as a whole. */
const MAX_WHOLE = 1024 * 1024

/**
 * Sends a body, compressed when `encoding` says so. What comes without a pause is compressed as a whole and gets its length; from the
 * first pause on it is streamed, and flushed at every pause, so that a browser has every part about as early as the server. The other
 * headers must be set already. Resolves when everything is handed over or the client has gone. @throws what the body's stream throws.
 */
export async function sendBody(res: ServerResponse, body: ReadableStream<Uint8Array>, encoding: Encoding | null): Promise<void> {
  const reader = body.getReader()
  res.once('close', () => void reader.cancel().catch(() => {}))
  const parts: Uint8Array[] = []
  for (let size = 0; size <= MAX_WHOLE; ) {
    const next = reader.read()
    const part = await orPause(next)
    if (part === null) return sendStream(res, reader, parts, next, encoding)
    if (part.done) return sendWhole(res, parts, encoding)
    parts.push(part.value)
    size += part.value.length
  }
  return sendStream(res, reader, parts, reader.read(), encoding)
}

/** What the promise resolves to, or null when that takes longer than a pause. */
function orPause<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout
  const pause = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PAUSE, null)
  })
  return Promise.race([promise, pause]).finally(() => clearTimeout(timer))
}

async function sendWhole(res: ServerResponse, parts: Uint8Array[], encoding: Encoding | null): Promise<void> {
  const bytes = parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
  const used = bytes.length >= WORTH_COMPRESSING ? encoding : null
  const sent = used ? await compressWhole(used, bytes) : bytes
  if (used) res.setHeader('content-encoding', used)
  res.setHeader('content-length', sent.length)
  res.end(sent)
}

/** @param parts What was read already. @param later The part that the source is busy with. */
async function sendStream(
  res: ServerResponse,
  reader: Reader,
  parts: Uint8Array[],
  later: Promise<Part>,
  encoding: Encoding | null,
): Promise<void> {
  const compressor = encoding ? createCompressor(encoding) : null
  const out: Writable = compressor?.stream ?? res
  if (encoding && compressor) {
    res.setHeader('content-encoding', encoding)
    compressor.stream.once('error', (error) => res.destroy(error))
    compressor.stream.pipe(res)
  }
  for (const part of parts) out.write(part)
  for (let next = later; !res.destroyed; next = reader.read()) {
    const soon = await orPause(next)
    if (soon === null) compressor?.flush()
    const part = soon ?? (await next)
    if (part.done) break
    if (!out.write(part.value)) await drained(out, res)
  }
  out.end()
}

function drained(out: Writable, res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      out.off('drain', done)
      res.off('close', done)
      resolve()
    }
    out.once('drain', done)
    res.once('close', done)
    if (res.destroyed) done()
  })
}
