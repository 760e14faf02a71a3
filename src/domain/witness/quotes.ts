import type { CardWords } from '../promotion/capture.ts'
import type { EvidenceField, Span } from '../promotion/promotion.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'

export type Quote = { field: EvidenceField; text: string }

/** UTF-16 units. */
const MAX_QUOTE = 280

/** Quotes the issuer's words on some fields, each once. Lines that we made of a list's fields are not the issuer's words. */
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
