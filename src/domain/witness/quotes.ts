import type { CardWords } from '../promotion/capture.ts'
import type { EvidenceField, Span } from '../promotion/promotion.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'

export type Quote = { field: EvidenceField; text: string }

/** A longer quote is cut (UTF-16 units). */
const MAX_QUOTE = 280

/** Returns the words by which a chain's card or an issuer's record states fields, each once. The fields of a list, which stand in its card as lines of ours, are no words of the issuer. */
export function quotesOf(promotion: PublishedPromotion, { text, blocks }: CardWords, fields: readonly EvidenceField[]): Quote[] {
  const isOurs = ({ start, end }: Span) =>
    promotion.feed !== undefined && blocks.some((one) => one.role === 'mark' && one.start <= start && end <= one.end)
  return fields.flatMap((field) => {
    const said = spansOf(promotion, field)
      .filter((span) => !isOurs(span))
      .map(({ start, end }) => text.slice(start, end).trim())
      .filter((words) => words !== '')
    return [...new Set(said)].map((words) => ({ field, text: words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE)}…` : words }))
  })
}

/** Conditions on the person have their words with them. */
function spansOf({ evidence, conditions }: PublishedPromotion, field: EvidenceField): readonly Span[] {
  return [...(evidence[field] ?? []), ...(field === 'appliesOnlyTo' ? conditions.who : [])]
}
