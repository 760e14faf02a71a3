import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'

export type WayContext = {
  session: PoliteSession
  now: Date
  /** Records a warning for operators (Spanish) although the cards were read. */
  warn(message: string): void
}

/** A card before its source and day are added. */
export type CardDraft = Pick<CapturedCard, 'id' | 'raw' | 'tabs' | 'legalText'>

export type WayResult = {
  cards: CardDraft[]
  /** Entries that were no card. */
  unreadable: number
  /** Entries that the page itself hides: switched off, outside their dates, or another chain's. */
  leftOut: number
  /** Of an issuer's list: whether a well-formed answer was read to its own count. Absent for a chain's page, whose silence proves nothing. */
  isComplete?: boolean
  /** Of an issuer's list: records that name no chain exactly, which are counted and not guessed. */
  ofNoChain?: number
}

/** One way to fetch a source's cards. */
export type Way = {
  /** The name in the run's record. */
  name: string
  /** @throws LiveSourceError */
  read(context: WayContext): Promise<WayResult>
}

/** The description of a live source, from the `source.ts` of a chain or a feed. */
export type SourceFacts = {
  /** The source's own hosts. */
  hosts: readonly string[]
  /** In the order of the attempts. */
  ways: readonly Way[]
}
