import { LiveSourceError } from './liveSourceError.ts'

const META_CHARSET = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{1,40})/i
/** The number of bytes searched for the page's encoding, as in browsers. */
const META_WINDOW = 2048

/** By the standard, these labels all mean Windows-1252. */
const LATIN_1 = new Set(['iso-8859-1', 'latin1', 'latin-1', 'windows-1252', 'cp1252', 'us-ascii', 'ascii'])

/**
 * Decodes a response. The header's encoding precedes the page's own; without either it is UTF-8, or Windows-1252 if
 * the bytes are not UTF-8. Certain UTF-8 overrides any label; a label "UTF-8" over other bytes is an error, because
 * the rest would be guesswork. @throws LiveSourceError encoding
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const label = labelOf(bytes, contentType)
  const utf8 = asUtf8(bytes)
  if (utf8 !== null) return withoutDoubleEncoding(utf8)
  if (label === null || LATIN_1.has(label)) {
    if (label === null && isJson(contentType)) throw wrong('los datos no están en UTF-8')
    return new TextDecoder('windows-1252').decode(bytes)
  }
  if (label === 'utf-8' || label === 'utf8') throw wrong('dice estar en UTF-8 y no lo está')
  return decodeAs(label, bytes)
}

function labelOf(bytes: Uint8Array, contentType: string | null): string | null {
  const header = /charset\s*=\s*"?\s*([\w-]{1,40})/i.exec(contentType ?? '')?.[1]
  if (header !== undefined) return header.toLowerCase()
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, META_WINDOW))
  return META_CHARSET.exec(head)?.[1]?.toLowerCase() ?? null
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (error) {
    throw wrong(`dice estar en «${label}» y no se puede leer así`, error)
  }
}

/** Matches Spanish letters that were encoded twice: `Ã³` for `ó`. A few can be typing errors; a page full of them cannot. */
const DOUBLE_ENCODED = /Ã[\u0080-\u00bf\u2018-\u201d\u0192]/g
const TOLERATED = 5

function withoutDoubleEncoding(text: string): string {
  const found = text.match(DOUBLE_ENCODED)?.length ?? 0
  if (found > TOLERATED) throw wrong('los acentos llegan rotos («Ã³» en vez de «ó»)')
  return text
}

const isJson = (contentType: string | null) => /\bjson\b/i.test(contentType ?? '')

function wrong(what: string, cause?: unknown): LiveSourceError {
  return new LiveSourceError('encoding', `la codificación de la respuesta no se entiende: ${what}`, { cause })
}
