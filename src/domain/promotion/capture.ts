import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'
import type { SourceSlug } from '../catalogue/source.ts'

/** A card as a source published it, kept so that a better program can read it again. `raw`: the source's own unchecked JSON, hostile input. */
export type CapturedCard = {
  /** The source's or the archive's; unique within a capture. */
  id: string
  source: SourceSlug
  capturedAt: CivilDate
  raw: unknown
  /** Jumbo: day tabs (0 = Monday … 5 = Saturday) that list the card. */
  tabs?: number[] | undefined
  /** Coto: that day's legal page, which all its cards share. */
  legalText?: string | undefined
}

/** `mark` holds the names of icons and flags (channels), `image` file names and alternative texts. */
export const BLOCK_ROLES = ['when', 'value', 'headline', 'subtitle', 'body', 'legal', 'image', 'mark'] as const
export type BlockRole = (typeof BLOCK_ROLES)[number]

/** Of `CardWords.text`, in UTF-16 units; `end` is exclusive. */
export type Block = { role: BlockRole; start: number; end: number }

/** UTF-16 units: four times the longest real one, which bounds the work on hostile input. */
export const MAX_CARD_TEXT = 24 * 1024
export const MAX_CARD_BLOCKS = 120

/** A card's words, letter by letter as the source wrote them, without tags. Evidence spans are offsets into `text`. */
export type CardWords = {
  id: string
  source: SourceSlug
  /** The source itself, or whom an issuer's record names. */
  chain: ChainSlug
  capturedAt: CivilDate
  url: string
  text: string
  /** In order, without overlaps; separators between blocks belong to none. */
  blocks: Block[]
}
