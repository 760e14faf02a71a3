import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { compressWhole, createCompressor, type Encoding, WORTH_COMPRESSING } from './encoding.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Part = Awaited<ReturnType<Reader['read']>>

/**
 * Sends a body, compressed when `encoding` says so. What is ready as a whole is compressed as a whole and gets its length; what streams is
 * sent on whenever its source pauses, so that a browser has every part as early as the server. The other headers must be set already.
 * Resolves when everything is handed over or the client has gone. @throws what the body's stream throws.
 */
export async function sendBody(res: ServerResponse, body: ReadableStream<Uint8Array>, encoding: Encoding | null): Promise<void> {
  const reader = body.getReader()
  res.once('close', () => void reader.cancel().catch(() => {}))
  const first = await reader.read()
  if (first.done) {
    res.end()
    return
  }
  const next = reader.read()
  const second = await orPause(next)
  if (second?.done) await sendWhole(res, first.value, encoding)
  else await sendStream(res, reader, first, next, encoding)
}

/** What the promise resolves to when it does so at once, else null. */
function orPause<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setImmediate(resolve, null))])
}

async function sendWhole(res: ServerResponse, bytes: Uint8Array, encoding: Encoding | null): Promise<void> {
  const used = bytes.length >= WORTH_COMPRESSING ? encoding : null
  const sent = used ? await compressWhole(used, bytes) : bytes
  if (used) res.setHeader('content-encoding', used)
  res.setHeader('content-length', sent.length)
  res.end(sent)
}

async function sendStream(
  res: ServerResponse,
  reader: Reader,
  first: Part,
  second: Promise<Part>,
  encoding: Encoding | null,
): Promise<void> {
  const compressor = encoding ? createCompressor(encoding) : null
  const out: Writable = compressor?.stream ?? res
  if (encoding && compressor) {
    res.setHeader('content-encoding', encoding)
    compressor.stream.once('error', (error) => res.destroy(error))
    compressor.stream.pipe(res)
  }
  let part = first
  let next = second
  while (!part.done && !res.destroyed) {
    if (!out.write(part.value)) await drained(out, res)
    const soon = await orPause(next)
    if (soon === null) compressor?.flush()
    part = soon ?? (await next)
    if (!part.done) next = reader.read()
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
