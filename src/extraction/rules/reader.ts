import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import type { Scope } from '../scope/scopes.ts'

/** The value of a field with its evidence. `doubt` (0–1) is what speaks against the value; `conflicts` has spans that contradict it. */
export type FieldReading<V> = { value: V; spans: Span[]; doubt: number; conflicts?: Span[] }

export type FieldReadings = { [F in EvidenceField]?: FieldReading<ExtractedPromotion[F]> }

/** The fields of an offer that are read before its conditions. */
export type FieldsReadEarlier = Pick<ExtractedPromotion, 'where' | 'paymentMethods'>

/** Reads one field, or two that belong together such as the first and the last day. Fields that the card does not state are left out. */
export type FieldReader = {
  read(scope: Scope): FieldReadings
}
