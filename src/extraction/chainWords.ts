import type { Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { Membership } from '#domain/catalogue/club.ts'
import type { NamedChannel } from './mentions/mention.ts'
import type { Entry } from './vocabulary/lexicon.ts'

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
    /** There is no mark for the shops: without one, a card that names the shops or the web alone holds there alone. */
    isNamed?: true
  }
  /** What its cards call its shops, each of its formats and its web shop, beside what every chain's are called; null: what only looks like one. */
  names: readonly Entry<NamedChannel | null>[]
  /** What the address of its web shop has in it. */
  site: string | null
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
