import { type Block, type BlockRole, type CardWords, MAX_CARD_TEXT } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { branchesIn } from '../mentions/branches.ts'
import { type ChainNames, findMentions } from '../mentions/findMentions.ts'
import { MAX_MENTIONS } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import { clausesOf } from '../scope/clausesOf.ts'
import { foldInPlace } from './fold.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A card made ready for reading. All texts are as long as `card.text`, so every offset holds in each of them. */
export type CardText = {
  card: CardWords
  /** Lower case, no accents. */
  folded: string
  /** Folded, with the clauses blanked that ban something, lift a ban, give an example or are the issuer's boilerplate. */
  affirmed: string
  sentences: Sentence[]
  /** The sentences cut where their modality turns, each with what it names. */
  clauses: Clause[]
  /** The same by the place of their sentence. */
  bySentence: readonly (readonly Clause[])[]
  /** It says or names more than is read of a card: what decides may be in the rest. */
  isCut: boolean
}

export function cardText(card: CardWords, chain?: ChainNames): CardText {
  const folded = foldInPlace(card.text)
  const sentences = sentencesOf(card, folded)
  const mentions = findMentions(card, folded, chain)
  const branches = branchesIn({ card, folded }, sentences, mentions)
  const clauses = clausesOf(
    folded,
    sentences,
    [...mentions, ...branches].sort((a, b) => a.start - b.start || b.end - a.end),
  )
  const affirmed = blank(
    folded,
    clauses.filter((clause) => !isAffirmed(clause)),
  )
  const bySentence = sentences.map((): Clause[] => [])
  for (const clause of clauses) bySentence[clause.sentence]?.push(clause)
  const isCut = card.text.length > MAX_CARD_TEXT - 16 || mentions.length >= MAX_MENTIONS
  return { card, folded, affirmed, sentences, clauses, bySentence, isCut }
}

/** The text with the spans blanked out, as long as before. */
function blank(text: string, spans: readonly Span[]): string {
  let out = ''
  let from = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue
    out += text.slice(from, Math.max(from, start)) + BLANK.repeat(end - Math.max(from, start))
    from = end
  }
  return out + text.slice(from)
}

/** Matches no word, no figure and no space. */
const BLANK = '\u0001'

/** Where the site puts what it announces, as against the small print. */
export const HEADER_ROLES: readonly BlockRole[] = ['when', 'value', 'headline', 'subtitle', 'body']

export function blocksOf(card: CardWords, roles: readonly BlockRole[]): Block[] {
  return card.blocks.filter((block) => roles.includes(block.role))
}
