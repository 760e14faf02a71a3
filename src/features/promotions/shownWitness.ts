import { publisherOf, sourceFacts } from '#domain/catalogue/source.ts'
import { witnessWords } from '#domain/phrases/witness.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField, Span } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import type { Witness } from '#domain/promotion/witness.ts'

/** What an issuer says of a promotion, ready to show. */
export type ShownWitness = {
  /** The verdict in words, a sentence each. */
  lines: string[]
  /** Both sides' own words on what is confirmed, added or contradicted; empty when storage was unreachable. */
  quotes: { by: string; words: string[]; url: string }[]
  /** Names the issuer's list, and its official page. */
  issuer: string
  url: string
}

type Testimony = { witness: Witness; ours: PublishedPromotion; theirs: PublishedPromotion | null }

/** @param ourCard The words of the chain's card, null when storage was unreachable. @param theirCard The same of the issuer's record. */
export function showWitness({ witness, ours, theirs }: Testimony, ourCard: CardWords | null, theirCard: CardWords | null): ShownWitness {
  const fields: EvidenceField[] = [...witness.differs, ...witness.adds]
  const quote = (promotion: PublishedPromotion, card: CardWords | null) => quoteOf(promotion, card, fields)
  const { name, url } = sourceFacts(witness.feed)
  return {
    lines: witnessWords(witness, ours, theirs),
    quotes: theirs === null ? [] : [...quote(ours, ourCard), ...quote(theirs, theirCard)],
    issuer: name,
    url: theirs?.url ?? url,
  }
}

/** A quote longer than this is cut (UTF-16 units). */
const MAX_QUOTE = 280

function quoteOf(promotion: PublishedPromotion, card: CardWords | null, fields: readonly EvidenceField[]): ShownWitness['quotes'] {
  if (card === null) return []
  const spans = fields.flatMap((field) => spansOf(promotion, field)).filter((span) => !isField(card, span))
  const words = [...new Set(spans.map(({ start, end }) => card.text.slice(start, end).trim()))]
  const said = words.filter((one) => one !== '').map((one) => (one.length > MAX_QUOTE ? `${one.slice(0, MAX_QUOTE)}…` : one))
  return said.length === 0 ? [] : [{ by: publisherOf(promotion).name, words: said, url: promotion.url }]
}

/** The fields of a list stand in the card as lines of ours, which are no words of the issuer. */
function isField({ blocks }: CardWords, { start, end }: Span): boolean {
  return blocks.some((block) => block.role === 'mark' && block.start <= start && end <= block.end)
}

/** Conditions on the person have their words with them. */
function spansOf({ evidence, conditions }: PublishedPromotion, field: EvidenceField): readonly Span[] {
  return evidence[field] ?? (field === 'appliesOnlyTo' ? conditions.who.map(({ start, end }) => ({ start, end })) : [])
}
