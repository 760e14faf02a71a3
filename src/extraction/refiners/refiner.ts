import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Readings } from '../rules/reader.ts'
import type { Scope } from '../scope/scopes.ts'

/** A promotion on its way: what was read, and what it was read from. */
export type Draft = { scope: Scope; readings: Readings; promotion: ExtractedPromotion }

/** A refiner looks at all drafts of a card at once and returns those that stay, mended where they need it. */
export type Refiner = (drafts: readonly Draft[]) => Draft[]
