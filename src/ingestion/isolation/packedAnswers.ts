import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AnswersByRequest } from './readingTask.ts'

/** A source's cached answers, compressed: they wait half a day for the next reading, in a process that should stay small. */
export type PackedAnswers = Uint8Array

/** The most bytes kept per source; rehearsed ones with real cards have 5 to 31 kB, a fourth to an eighth of their text. */
const MAX_BYTES = 384 * 1024

/** @returns null when there are none, or too many: the next reading then fetches everything again. */
export function packAnswers(answers: AnswersByRequest): PackedAnswers | null {
  if (answers.length === 0) return null
  const bytes = deflateRawSync(JSON.stringify(answers))
  return bytes.byteLength > MAX_BYTES ? null : bytes
}

export function unpackAnswers(answers: PackedAnswers): AnswersByRequest {
  return JSON.parse(inflateRawSync(answers).toString())
}
