import type { Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { ClubName } from '#domain/catalogue/club.ts'
import type { NamedChannel } from './mentions/mention.ts'
import type { LexiconEntry } from './vocabulary/lexicon.ts'

/** Describes how cards name a club whose members alone get some discounts. All patterns match folded text. */
export type ClubWords = {
  name: ClubName
  /** Global pattern for the text. */
  words: RegExp
  /** Global pattern for the file names of pictures; null if no picture stands for the club. */
  images: RegExp | null
  /** Cards of this chain name the club only when membership is required, so any mention of its name is a condition. */
  isAlwaysRequired?: true
}

/**
 * Lists what the readers need to know of the chain of a card: its own words, and how far the fields of its source can be trusted. No
 * reader knows a chain by name.
 */
export type ChainWords = {
  where: {
    /** Marks of a card (icons, flags, tabs) and the formats that each mark stands for. */
    marks: readonly (readonly [mark: RegExp, formats: readonly Where[]])[]
    /** Formats to assume when the card has no mark and its words name no format. */
    otherwise: readonly Where[]
    /** The site has no mark for its shops. A card without a mark that names only the shops, or only the web, holds there alone. */
    isNamed?: true
  }
  /** Names of its shops, formats and web that not every chain has. Null marks a phrase that only looks like one. */
  names: readonly LexiconEntry<NamedChannel | null>[]
  /** A part of the address of its web shop. */
  site: string | null
  /** All provinces with shops of the chain, if its cards list them routinely: such a list limits nothing. */
  provinces: readonly string[] | null
  /** The source has a flag for each weekday and its editors keep it right, so flags outrank the words. */
  keepsDayFlags: boolean
  /** Weekdays that have no flag at the source. */
  unflaggedDays?: readonly Weekday[]
  /** The chain's own club. */
  club: ClubWords | null
  /** What a reader who does not know the source must know of its cards, in English. */
  notes: string
  /**
   * Set if the chain's cards always picture the bank. A card with no picture, or with one that matches `unless`, then requires no bank.
   */
  picturesBank: { unless: RegExp } | null
}
