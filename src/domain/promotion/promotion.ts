import type { PageOf, ValueOf } from '../shape/shape.ts'
import type { SPAN_SHAPE } from './condition.ts'
import type { EVIDENCE_FIELDS, HISTORY_FIELDS, PageField, PROMOTION_FIELDS } from './promotionFields.ts'
import type { ACCEPTED_RAILS_SHAPE, AUDIENCE_SHAPE, DISCOUNT_SHAPE, LIMITS_SHAPE } from './promotionShapes.ts'

/** The types of a promotion. They follow from the table of its fields (`promotionFields.ts`), which the browser does not load. */
export const DISCOUNT_TYPES = ['porcentaje', 'cuotas sin intereses'] as const

export const CAP_PERIODS = ['compra', 'dia', 'semana', 'finde', 'quincena', 'mes', 'promocion'] as const
export const CAP_HOLDERS = ['persona', 'cuenta', 'banco', 'tarjeta'] as const

export type DiscountType = (typeof DISCOUNT_TYPES)[number]
export type Discount = ValueOf<typeof DISCOUNT_SHAPE>
export type CapPeriod = (typeof CAP_PERIODS)[number]
export type CapHolder = (typeof CAP_HOLDERS)[number]
export type Limits = ValueOf<typeof LIMITS_SHAPE>
export type PaymentRails = ValueOf<typeof ACCEPTED_RAILS_SHAPE>
export type AppliesOnlyTo = ValueOf<typeof AUDIENCE_SHAPE>

/** Offsets into the text of the raw card (UTF-16 units, `end` exclusive). */
export type Span = ValueOf<typeof SPAN_SHAPE>
/** Fields that are read from words and therefore carry evidence. */
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]
export type Evidence = Partial<Record<EvidenceField, Span[]>>

type FieldValues<T extends Record<string, { shape: unknown }>> = { -readonly [K in keyof T]: ValueOf<T[K]['shape']> }

/** A promotion as read from a card, before it has a history. */
export type ExtractedPromotion = FieldValues<typeof PROMOTION_FIELDS>
/** A promotion of a published snapshot. */
export type Promotion = ExtractedPromotion & FieldValues<typeof HISTORY_FIELDS>

type Tables = typeof PROMOTION_FIELDS & typeof HISTORY_FIELDS
/** The fields that list and detail need. Evidence and history are missing, so that a week of promotions is a small download. */
export type ListedPromotion = { [K in PageField]: PageOf<Tables[K]['shape']> }

/** Below this confidence the page asks the shopper to check the source. */
export const MIN_SURE_CONFIDENCE = 0.9
