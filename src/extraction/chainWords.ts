import type { Weekday } from '#domain/calendar.ts'
import type { Where } from '#domain/chain.ts'
import type { Membership } from '#domain/club.ts'

/** A club whose members alone get some discounts: how cards name it. All patterns are for folded text. */
export type ClubWords = {
  name: Membership
  /** Global. */
  words: RegExp
  /** Global, for the names of pictures; null: no picture stands for it. */
  images: RegExp | null
  /** It is never named in passing: its name anywhere means that it is required. */
  isAlwaysRequired?: true
}

/**
 * What the readers need to know of the chain of a card: its own words, and how far the fields of its source can be trusted. The
 * readers themselves know no chain.
 */
export type ChainWords = {
  where: {
    /** Marks of a card (icons, flags, tabs) and the formats for which each of them stands. */
    marks: readonly (readonly [mark: RegExp, formats: readonly Where[]])[]
    /** What holds where the card shows no mark and its words say nothing. */
    otherwise: readonly Where[]
    /** Names of the web shop, as the source of a pattern; what every web shop is called (`online`) is known. */
    web: string | null
    /**
     * What words may change: `exclude` (the marks tell, words exclude a channel), `open` (they also open the web next to the shops of the
     * marks), `decide` (there is no mark for the shops, so the words decide), or a pattern without which the web is left out.
     */
    words: 'exclude' | 'open' | 'decide' | RegExp
    /** Shops of other names that share its cards, where they do: an offer in those alone is in none of its own. */
    sisters?: RegExp
    /** Names of single formats, for cards that exclude one. */
    formats: readonly (readonly [name: RegExp, format: Where])[]
  }
  /** All the provinces in which it has shops, where its cards list them as a matter of course: such a list limits nothing. */
  provinces: readonly string[] | null
  /** Whether the source has a flag for each weekday that its editors keep right; else the words come first. */
  keepsDayFlags: boolean
  /** Days for which the source has no flag. */
  unflaggedDays?: readonly Weekday[]
  /** The chain's own club. */
  club: ClubWords | null
  /** Whether its cards always picture the bank: then one without a picture, or with one that matches, is no bank's. */
  picturesBank: { unless: RegExp } | null
}
