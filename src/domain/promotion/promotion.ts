import type { z } from 'zod'
import type { FeedSlug } from '../catalogue/source.ts'
import type { ConditionFacts } from './condition.ts'
import type { DoubtReason } from './doubt.ts'
import type { acceptedRailsSchema, audienceSchema, discountSchema, limitsSchema, spanSchema } from './fieldSchemas.ts'
import type { EVIDENCE_FIELDS, HISTORY_FIELDS, PROMOTION_FIELDS } from './promotionFields.ts'

/** The types follow from the table of fields (`promotionFields.ts`), which the browser does not load. */
export const DISCOUNT_TYPES = ['porcentaje', 'cuotas sin intereses'] as const

/** From laxest to strictest: a cap per purchase can be used up again with the next. `resumen`: a statement of the card. */
export const CAP_PERIODS = ['compra', 'dia', 'finde', 'semana', 'quincena', 'mes', 'resumen', 'trimestre', 'año', 'promocion'] as const
export const CAP_HOLDERS = ['persona', 'cuenta', 'banco', 'tarjeta'] as const
/** `back`: of the money that comes back; `purchase`: of the purchase that counts. */
export const CAP_KINDS = ['back', 'purchase'] as const

export type Discount = z.infer<typeof discountSchema>
export type CapPeriod = (typeof CAP_PERIODS)[number]
export type CapHolder = (typeof CAP_HOLDERS)[number]
export type Limits = z.infer<typeof limitsSchema>
export type Cap = Limits['caps'][number]
export type PaymentRails = z.infer<typeof acceptedRailsSchema>
export type AppliesOnlyTo = z.infer<typeof audienceSchema>

/** Into the text of the raw card (UTF-16 units, `end` exclusive). */
export type Span = z.infer<typeof spanSchema>
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]
export type Evidence = Partial<Record<EvidenceField, Span[]>>

type FieldValues<T extends Record<string, { schema: z.ZodType }>> = { -readonly [K in keyof T]: z.infer<T[K]['schema']> }

export type ExtractedPromotion = FieldValues<typeof PROMOTION_FIELDS>
export type Promotion = ExtractedPromotion & FieldValues<typeof HISTORY_FIELDS>

/** Fields that pages do not get, or ask for separately. */
type OffPage = 'url' | 'evidence' | 'conflicts' | 'notUnderstood' | 'reviewed' | 'firstSeen' | 'lastSeen'
/** For list and detail, so that a week of promotions is a small download. */
export type ListedPromotion = Omit<Promotion, OffPage | 'conditions' | 'doubt'> & {
  conditions: ConditionFacts
  /** `subject`: the field's name inside a sentence. */
  doubt: { subject: string | null; reason: DoubtReason } | null
  /** Of the issuer that it was read from; absent when it is from the chain's own page. */
  feed?: FeedSlug
}

/** Below it every screen names the doubt: from it to 0.9 nine in ten labelled readings are right (`bench/results.md`). */
export const MIN_SURE_CONFIDENCE = 0.8

/** `amount`: pesos, kept in the URL. */
export function promotionPath(id: string, amount?: number): string {
  return `/promocion/${id}${amount === undefined ? '' : `?monto=${amount}`}`
}
