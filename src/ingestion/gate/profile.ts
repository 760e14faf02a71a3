import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { GatePromotion } from './comparedFields.ts'

/** What the gate knows of a capture or an edition. */
export type Profile = {
  capturedAt: CivilDate
  /** The version of the program that read it; null when unknown. */
  reader: string | null
  /** All cards of the capture, including those that announce nothing. */
  cards: number
  listed: readonly GatePromotion[]
  /** It is an issuer's list, not a chain's page. */
  isOfIssuer?: boolean
}
