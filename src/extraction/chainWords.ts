import type { Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { ClubName } from '#domain/catalogue/club.ts'
import type { NamedChannel } from './mentions/mention.ts'
import type { LexiconEntry } from './vocabulary/lexicon.ts'

/** A club whose members alone get some discounts. All patterns match folded text. */
export type ClubWords = {
  name: ClubName
  words: RegExp
  /** Null if no picture stands for the club. */
  images: RegExp | null
  /** Its cards name the club only when membership is required, so any mention is a condition. */
  isAlwaysRequired?: true
}

/** A chain's own words, and how far its source's fields can be trusted. No reader knows a chain by name. */
export type ChainWords = {
  where: {
    /** Icons, flags, tabs, with the formats that each stands for. */
    marks: readonly (readonly [mark: RegExp, formats: readonly Where[]])[]
    /** For a card without marks whose words name no format. */
    otherwise: readonly Where[]
    /** Shops have no mark: a card without one that names only the shops, or only the web, holds there alone. */
    isNamed?: true
  }
  /** Shops, formats and web that not every chain has. Null: a phrase that only looks like one. */
  names: readonly LexiconEntry<NamedChannel | null>[]
  /** Part of the address of its web shop. */
  site: string | null
  /** With shops of the chain, if its cards list them all routinely: such a list limits nothing. */
  provinces: readonly string[] | null
  /** Its editors keep the flags of weekdays right, so they outrank the words. */
  keepsDayFlags: boolean
  /** Without a flag at the source. */
  unflaggedDays?: readonly Weekday[]
  club: ClubWords | null
  /** What a model must know of the source's cards, in English. */
  notes: string
  /** Cards always picture the bank: without a picture, or with one that matches `unless`, none is required. */
  picturesBank: { unless: RegExp } | null
}
