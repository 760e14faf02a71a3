import { type Block, type BlockRole, type CardWords, MAX_CARD_TEXT } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findBranches } from '../mentions/branches.ts'
import { type ChainNames, findMentions } from '../mentions/findMentions.ts'
import { MAX_MENTIONS } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import { splitIntoClauses } from '../scope/splitIntoClauses.ts'
import { foldKeepingOffsets } from './fold.ts'
import { type Sentence, splitIntoSentences } from './sentences.ts'

/** All texts have the length of `card.text`, so an offset is valid in each of them. */
export type CardText = {
  card: CardWords
  folded: string
  /** Bans, exceptions, examples and boilerplate are blanked out. */
  affirmed: string
  sentences: Sentence[]
  clauses: Clause[]
  bySentence: readonly (readonly Clause[])[]
  /** More text or mentions than are read: a deciding word may be missing. */
  isCut: boolean
}

/** Without `chain`, only names that all chains share are found. */
export function prepareCardText(card: CardWords, chain?: ChainNames): CardText {
  const folded = foldKeepingOffsets(card.text)
  const sentences = splitIntoSentences(card, folded)
  const mentions = findMentions(card, folded, chain)
  const branches = findBranches({ card, folded }, sentences, mentions)
  const clauses = splitIntoClauses(
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

/** Matches no word, figure or space. */
const BLANK = '\u0001'

export const HEADER_ROLES: readonly BlockRole[] = ['when', 'value', 'headline', 'subtitle', 'body']

export function selectBlocks(card: CardWords, roles: readonly BlockRole[]): Block[] {
  return card.blocks.filter((block) => roles.includes(block.role))
}
