import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import type { Scope } from '../scope/scopes.ts'

/**
 * A value read, where it stands, and how much it counts: `doubt` (0–1) is what speaks against it. `conflicts`: where the card says something
 * else of the same field.
 */
export type Reading<V> = { value: V; spans: Span[]; doubt: number; conflicts?: Span[] }

export type Readings = { [F in EvidenceField]?: Reading<ExtractedPromotion[F]> }

/** A reader fills one field of a promotion, or two that are one thing (the first and last day). What the card does not say is left out. */
export type Reader = {
  fields: readonly EvidenceField[]
  read(scope: Scope): Readings
}
