import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import type { Scope } from '../scope/scopes.ts'

/** `doubt` (0–1) is what speaks against the value; `conflicts` has spans that contradict it. */
export type FieldReading<V> = { value: V; spans: Span[]; doubt: number; conflicts?: Span[] }

export type FieldReadings = { [F in EvidenceField]?: FieldReading<ExtractedPromotion[F]> }

export type FieldsReadEarlier = Pick<ExtractedPromotion, 'where' | 'paymentMethods'>

/** One field, or two that belong together such as the first and the last day. What the card does not state is left out. */
export type FieldReader = {
  read(scope: Scope): FieldReadings
}

export type PromotionDraft = { scope: Scope; readings: FieldReadings; promotion: ExtractedPromotion }

/** Takes all drafts of a card; returns those to keep, changed where necessary. */
export type Refiner = (drafts: readonly PromotionDraft[]) => PromotionDraft[]
