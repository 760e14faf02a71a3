import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Remembered } from './readingTask.ts'

/** A source's remembered answers, compressed: they wait half a day for the next reading, in a process that is meant to be small. */
export type PackedAnswers = Uint8Array

/** Bytes of one source: the rehearsed ones, with real cards, have 5 to 31 kB, a fourth to an eighth of their text. */
const MAX_BYTES = 384 * 1024

/** @returns null when there are none, or they are too many: the site is then asked as if for the first time. */
export function packed(answers: Remembered): PackedAnswers | null {
  if (answers.length === 0) return null
  const bytes = deflateRawSync(JSON.stringify(answers))
  return bytes.byteLength > MAX_BYTES ? null : bytes
}

export function unpacked(answers: PackedAnswers): Remembered {
  return JSON.parse(inflateRawSync(answers).toString())
}
