import { publisherOf, sourceFacts } from '../catalogue/source.ts'
import type { CardWords } from '../promotion/capture.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { Testimony } from '../promotion/witness.ts'
import { quotesOf } from '../witness/quotes.ts'
import { witnessWords } from './words/witness.ts'

/** What an issuer says of a promotion, ready to show. */
export type WitnessView = {
  /** The verdict in words, a sentence each. */
  lines: string[]
  /** Both sides' own words on what is added or contradicted; empty for a confirmation, and when storage was unreachable. */
  quotes: { by: string; words: string[]; url: string }[]
  /** Names the issuer's list, and its official page. */
  issuer: string
  url: string
}

/** @param ourCard The words of the chain's card, null when storage was unreachable. @param theirCard The same of the issuer's record. */
export function showWitness({ witness, ours, theirs }: Testimony, ourCard: CardWords | null, theirCard: CardWords | null): WitnessView {
  const quote = (promotion: PublishedPromotion, card: CardWords | null): WitnessView['quotes'] => {
    const words = card === null ? [] : quotesOf(promotion, card, [...witness.differs, ...witness.adds]).map(({ text }) => text)
    return words.length === 0 ? [] : [{ by: publisherOf(promotion).name, words: [...new Set(words)], url: promotion.url }]
  }
  const { name, url } = sourceFacts(witness.feed)
  return {
    lines: witnessWords(witness, ours, theirs),
    quotes: theirs === null ? [] : [...quote(ours, ourCard), ...quote(theirs, theirCard)],
    issuer: name,
    url: theirs?.url ?? url,
  }
}
