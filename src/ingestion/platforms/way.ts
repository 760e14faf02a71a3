import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'

/** Settings for the ways. */
export type WaySettings = {
  /** Path of a Chromium, or null: no browser is started. */
  browser: string | null
  /** Hashes of persisted queries by operation, such as `account.GetPromotions`, that come before the ones that the sources state. */
  queryHashes: Readonly<Record<string, string>>
}

export type WayContext = {
  session: PoliteSession
  settings: WaySettings
  now: Date
  /** Notes something that an operator should know although the cards are there (Spanish). */
  warn(message: string): void
}

/** A card before its chain and day are added. */
export type CardDraft = Pick<CapturedCard, 'id' | 'raw' | 'tabs' | 'legalText'>

export type WayResult = {
  cards: CardDraft[]
  /** Entries that were no card. */
  unreadable: number
  /** Entries that the page itself does not show: switched off, no longer or not yet published, another chain's. */
  leftOut: number
}

/** One way to fetch a source's cards. */
export type Way = {
  /** As named in the run's record. */
  name: string
  /** Whether the way may be tried; left out: always. */
  allowed?(settings: WaySettings): boolean
  /** @throws LiveSourceError */
  read(context: WayContext): Promise<WayResult>
}

/** The facts of a live source; a chain's `source.ts` states them. */
export type SourceFacts = {
  /** Hosts that belong to it. */
  hosts: readonly string[]
  /** In the order of the attempts. */
  ways: readonly Way[]
}
