import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'
import type { SourceSlug } from '../catalogue/source.ts'

/**
 * One card as a source published it. Live sources, the archive and storage share this form, so that every promotion
 * can be read again by a better program. `raw` is the source's own JSON, unchecked: hostile input.
 */
export type CapturedCard = {
  /** The id that the source or the archive gives the card; unique within a capture. */
  id: string
  source: SourceSlug
  capturedAt: CivilDate
  raw: unknown
  /** For Jumbo: the day tabs (0 = Monday … 5 = Saturday) under which the site listed the card. */
  tabs?: number[] | undefined
  /** For Coto: the text of that day's legal page, which all its cards share. */
  legalText?: string | undefined
}

/** The roles of a card's blocks. `mark` holds the names of icons and flags (channels), `image` file names and alternative texts. */
export const BLOCK_ROLES = ['when', 'value', 'headline', 'subtitle', 'body', 'legal', 'image', 'mark'] as const
export type BlockRole = (typeof BLOCK_ROLES)[number]

/** A stretch of `CardWords.text`, in UTF-16 units; `end` is exclusive. */
export type Block = { role: BlockRole; start: number; end: number }

/** Longer cards are cut here (UTF-16 units): four times the longest real one, which bounds the work on hostile input. */
export const MAX_CARD_TEXT = 24 * 1024
/** More blocks are dropped. */
export const MAX_CARD_BLOCKS = 120

/**
 * A card's words as plain text: entities decoded, tags removed, otherwise letter by letter as the source wrote them.
 * Evidence spans are offsets into `text`, so a page can quote the words behind a figure.
 */
export type CardWords = {
  id: string
  source: SourceSlug
  /** The chain that it is about: the source itself, or whom an issuer's record names. */
  chain: ChainSlug
  capturedAt: CivilDate
  url: string
  text: string
  /** In order, without overlaps; separators between blocks belong to none. */
  blocks: Block[]
}
