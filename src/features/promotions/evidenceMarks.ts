import type { Block, RawCard } from '#domain/capture.ts'
import type { Evidence, EvidenceField } from '#domain/promotion.ts'
import { EVIDENCE_FIELDS, labelOf } from '#domain/promotionFields.ts'
import type { PublishedPromotion } from '#domain/snapshot.ts'
import type { OriginalWords } from './detailData.ts'

/** A stretch of a card's words and the fields that were read from it; none for words that nothing was read from. */
export type MarkedPart = { start: number; text: string; fields: EvidenceField[] }
export type MarkedBlock = Pick<Block, 'role'> & { parts: MarkedPart[] }

/** The words of a card and what was read from them. Runs on the server: a browser needs no table of fields to show it. */
export function originalWords(
  { text, blocks }: Pick<RawCard, 'text' | 'blocks'>,
  { evidence, conflicts, notUnderstood }: Pick<PublishedPromotion, 'evidence' | 'conflicts' | 'notUnderstood'>,
): OriginalWords {
  const marked = markedBlocks(text, blocks, evidence)
  return {
    blocks: marked,
    fields: markedFields(marked).map((name) => ({ name, label: labelOf(name) })),
    conflicts: conflictsIn(text, evidence, conflicts),
    notUnderstood: notUnderstood.map(({ start, end }) => text.slice(start, end)),
  }
}

/** What the card says otherwise; fields that the same words contradict stand together. The same words said twice are no contradiction. */
function conflictsIn(text: string, evidence: Evidence, conflicts: Evidence): OriginalWords['conflicts'] {
  const wordsAt = (spans: Evidence[EvidenceField] = []) => [...new Set(spans.map(({ start, end }) => text.slice(start, end).trim()))]
  const labels = new Map<string, { labels: string[]; said: string[] }>()
  for (const name of EVIDENCE_FIELDS) {
    const read = wordsAt(evidence[name])
    const said = wordsAt(conflicts[name]).filter((words) => words !== '' && !read.includes(words))
    if (said.length === 0) continue
    const key = said.join('\n')
    labels.set(key, { labels: [...(labels.get(key)?.labels ?? []), labelOf(name)], said })
  }
  return [...labels.values()]
}

/**
 * The words of a card, block by block, cut wherever the evidence of a field begins or ends; the parts of a block put together are its words,
 * letter by letter. Spans outside the text mark nothing.
 */
function markedBlocks(text: string, blocks: readonly Block[], evidence: Evidence): MarkedBlock[] {
  const spans = EVIDENCE_FIELDS.flatMap((field) => (evidence[field] ?? []).map((span) => ({ field, ...span })))
  return blocks
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map(({ role, start, end }) => {
      const inside = spans.filter((span) => span.start < end && span.end > start)
      const cuts = [start, end, ...inside.flatMap((span) => [Math.max(start, span.start), Math.min(end, span.end)])]
      const bounds = [...new Set(cuts)].sort((a, b) => a - b)
      const parts = bounds.slice(0, -1).map((from, index) => ({
        start: from,
        text: text.slice(from, bounds[index + 1]),
        fields: EVIDENCE_FIELDS.filter((field) => inside.some((span) => span.field === field && span.start <= from && span.end > from)),
      }))
      return { role, parts }
    })
}

function markedFields(blocks: readonly MarkedBlock[]): EvidenceField[] {
  const marked = new Set(blocks.flatMap(({ parts }) => parts.flatMap(({ fields }) => fields)))
  return EVIDENCE_FIELDS.filter((field) => marked.has(field))
}
