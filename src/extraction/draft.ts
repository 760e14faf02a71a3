import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { FieldReadings } from './rules/reader.ts'
import type { Scope } from './scope/scopes.ts'

/** A promotion in the making, with its scope and the readings of its fields. */
export type PromotionDraft = { scope: Scope; readings: FieldReadings; promotion: ExtractedPromotion }

/** A function that takes all drafts of a card and returns the drafts to keep, changed where necessary. */
export type Refiner = (drafts: readonly PromotionDraft[]) => PromotionDraft[]
