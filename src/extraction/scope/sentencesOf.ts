import type { Span } from '#domain/promotion.ts'
import type { Clause } from './clause.ts'

/** A sentence from its first to its last word, as far as it speaks of the offer; `isExample`: a part of it is one. */
export type Sentence = Span & { isExample: boolean }

/** By their number. */
export function sentencesOf(clauses: readonly Clause[]): Map<number, Sentence> {
  const sentences = new Map<number, Sentence>()
  for (const { sentence, start, end, modality } of clauses) {
    const isExample = modality === 'example'
    const known = sentences.get(sentence) ?? { start, end, isExample }
    sentences.set(sentence, {
      start: Math.min(known.start, start),
      end: Math.max(known.end, end),
      isExample: known.isExample || isExample,
    })
  }
  return sentences
}
