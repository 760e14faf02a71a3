import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'

/**
 * One card as a source published it: what the archive holds a line of, what a live source yields, and what storage keeps,
 * so that every promotion can be read again when the readers improve. `raw` is hostile input: the source's own JSON, unread.
 */
export type CapturedCard = {
  /** The source's or the archive's own id of the card; unique within a capture. */
  id: string
  source: ChainSlug
  capturedAt: CivilDate
  raw: unknown
  /** Jumbo: the day tabs (0 = Monday … 5 = Saturday) under which the site listed the card. */
  tabs?: number[] | undefined
  /** Coto: the text of the legal page of the same day, shared by all its cards. */
  legalText?: string | undefined
}

/** What part of a card a stretch of its text is. `mark` holds the names of icons and flags (channels), `image` file names and alternative texts. */
export const BLOCK_ROLES = ['when', 'value', 'headline', 'subtitle', 'body', 'legal', 'image', 'mark'] as const
export type BlockRole = (typeof BLOCK_ROLES)[number]

/** A stretch of `CardWords.text`; offsets in UTF-16 units, end exclusive. */
export type Block = { role: BlockRole; start: number; end: number }

/** A card's words are cut here, at four times the longest real one, which bounds the work on hostile input. UTF-16 units. */
export const MAX_CARD_TEXT = 24 * 1024

/**
 * The words of a card, flattened out of the source's own form: entities decoded, tags gone, otherwise letter by letter what the
 * source wrote. Evidence spans are offsets into `text`, so a shopper can be shown the very words a figure was read from.
 */
export type CardWords = {
  id: string
  source: ChainSlug
  capturedAt: CivilDate
  /** The official page. */
  url: string
  text: string
  /** In order, not overlapping; separators between blocks belong to none. */
  blocks: Block[]
}
