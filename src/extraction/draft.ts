import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { FieldReadings } from './rules/reader.ts'
import type { Scope } from './scope/scopes.ts'

export type PromotionDraft = { scope: Scope; readings: FieldReadings; promotion: ExtractedPromotion }

/** Takes all drafts of a card; returns those to keep, changed where necessary. */
export type Refiner = (drafts: readonly PromotionDraft[]) => PromotionDraft[]
