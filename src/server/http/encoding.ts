import { promisify } from 'node:util'
import { type BrotliCompress, brotliCompress, constants, createBrotliCompress, createGzip, type Gzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below so many bytes compressing gains nothing. */
export const WORTH_COMPRESSING = 1_024

/** Brotli's 4 costs about what gzip's default does and is a good deal smaller; higher levels cost more time than they save on the wire. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 6

/** 256 kB of look-back, above the size of our pages: the default of 4 MB takes twice the time and sixteen times the memory for the same bytes. */
const BROTLI_WINDOW = 18

const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW }

/** The best encoding that the client accepts, or null for none. Brotli before gzip where the client likes both the same. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gzip === 0) return null
  return br >= gzip ? 'br' : 'gzip'
}

/** Whether a content type is text, which compresses; pictures and fonts are compressed already. */
export function isCompressible(contentType: string | null): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/.test(
    contentType ?? '',
  )
}

/** `stream` compresses what is written to it; `flush` makes it send on what it holds back. */
export type Compressor = { stream: Gzip | BrotliCompress; flush(): void }

export function createCompressor(encoding: Encoding): Compressor {
  if (encoding === 'gzip') {
    const stream = createGzip({ level: GZIP_LEVEL })
    // A sync flush: the default kind would also throw away what it has learnt of the text.
    return { stream, flush: () => stream.flush(constants.Z_SYNC_FLUSH) }
  }
  const stream = createBrotliCompress({ params: BROTLI_PARAMS })
  return { stream, flush: () => stream.flush(constants.BROTLI_OPERATION_FLUSH) }
}

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

export function compressWhole(encoding: Encoding, bytes: Uint8Array): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipWhole(bytes, { level: GZIP_LEVEL })
  return brotliWhole(bytes, { params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}
