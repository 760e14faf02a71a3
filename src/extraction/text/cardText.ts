import type { Block, BlockRole, RawCard } from '#domain/capture.ts'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf } from '../clauses/clausesOf.ts'
import { findMentions } from '../mentions/findMentions.ts'
import { fold } from './fold.ts'
import { blank, type Masks, masksOf } from './masks.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A card made ready for reading. All texts are as long as `card.text`, so every offset holds in each of them. */
export type CardText = {
  card: RawCard
  /** Lower case, no accents. */
  folded: string
  /** Folded, with what is denied, exemplified or company boilerplate blanked. */
  affirmed: string
  sentences: Sentence[]
  masks: Masks
  /** The sentences cut where their modality turns, each with what it names. */
  clauses: Clause[]
}

export function cardText(card: RawCard): CardText {
  const folded = fold(card.text)
  const sentences = sentencesOf(card, folded)
  const masks = masksOf(folded, sentences)
  const affirmed = blank(folded, [...masks.denied, ...masks.examples, ...masks.boilerplate])
  return { card, folded, affirmed, sentences, masks, clauses: clausesOf(folded, sentences, findMentions(card, folded)) }
}

/** Where the site puts what it announces, as against the small print. */
export const HEADER_ROLES: readonly BlockRole[] = ['when', 'value', 'headline', 'subtitle', 'body']

export function blocksOf(card: RawCard, roles: readonly BlockRole[]): Block[] {
  return card.blocks.filter((block) => roles.includes(block.role))
}
