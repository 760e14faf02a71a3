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
  unreadable: number
  /** Entries that the page itself hides: switched off, outside their dates, or another chain's. */
  leftOut: number
  /** Of an issuer's list: whether a well-formed answer was read to its own count. Absent for a chain's page, whose silence proves nothing. */
  isComplete?: boolean
  /** Of an issuer's list: records that name no chain exactly, which are counted and not guessed. */
  ofNoChain?: number
}

export type Way = {
  name: string
  read(context: WayContext): Promise<WayResult>
}

export type SourceFacts = {
  hosts: readonly string[]
  ways: readonly Way[]
}
