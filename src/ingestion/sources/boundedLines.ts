import { createReadStream } from 'node:fs'

/** Bytes of a line; the longest real card has thirteen thousand. */
const MAX_LINE = 1024 * 1024

const NEWLINE = 10

/**
 * Yields the lines of a UTF-8 file, or of its bytes, without their line breaks; null for a line of more than `most` bytes. Only a line and a
 * piece of the file are in memory.
 */
export async function* readBoundedLines(file: string | AsyncIterable<Buffer>, most = MAX_LINE): AsyncGenerator<string | null> {
  let parts: Buffer[] = []
  let size = 0
  const add = (piece: Buffer) => {
    size += piece.length
    if (size <= most) parts.push(piece)
    else parts = []
  }
  const taken = (): string | null => {
    const line = size > most ? null : Buffer.concat(parts).toString('utf8').replace(/\r$/, '')
    parts = []
    size = 0
    return line
  }
  for await (const chunk of typeof file === 'string' ? (createReadStream(file) as AsyncIterable<Buffer>) : file) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end))
      yield taken()
      start = end + 1
    }
    if (start < chunk.length) add(chunk.subarray(start))
  }
  if (size > 0) yield taken()
}
