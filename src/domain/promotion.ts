import type { CivilDate, Weekday } from './calendar.ts'
import type { ChainSlug, Where } from './chain.ts'
import type { MethodName } from './paymentMethod.ts'

/**
 * What a promotion is. Field names and values are those of the product specification, so that the same object travels
 * from the readers through storage to the API. `promotionSchema.ts` checks the rules; this file has no code to run in a browser.
 */
export const DISCOUNT_TYPES = ['porcentaje', 'cuotas sin intereses'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** `value` is percent (0–100) or a number of instalments without interest (0–12). */
export type Discount = { type: DiscountType; value: number }

export const MEMBERSHIPS = [
  'Mi Carrefour',
  'Club La Nacion',
  'Comunidad Coto',
  'Clarin 365',
  'MasClub',
  'Club +Simple',
  'Club Dia',
  'Jumbo Mas',
] as const
export type Membership = (typeof MEMBERSHIPS)[number]

export const CAP_PERIODS = ['compra', 'dia', 'semana', 'finde', 'quincena', 'mes', 'promocion'] as const
export type CapPeriod = (typeof CAP_PERIODS)[number]

export const CAP_HOLDERS = ['persona', 'cuenta', 'banco', 'tarjeta'] as const
export type CapHolder = (typeof CAP_HOLDERS)[number]

/** The cap (*tope*). Neither a figure nor `explicitlyHasNoLimit` means that the source does not say. */
export type Limits = {
  /** Most pesos that come back, or null when the source names none. */
  maxDiscount: number | null
  /** The source says in words that there is no cap. */
  explicitlyHasNoLimit: boolean
  period: CapPeriod | null
  per: CapHolder | null
}

/** Ways to pay that are accepted; null on a promotion means that the source does not restrict them. */
export type PaymentRails = { pagoConQR: boolean; telefonoContactless: boolean; contactless: boolean }

/** The people the promotion is only for (at least one true); null means everybody. */
export type AppliesOnlyTo = { anses: boolean; jubilados: boolean; programaCiudadaniaPorteña: boolean }

/** Fields of a promotion that are read from words and therefore carry evidence. */
export const EVIDENCE_FIELDS = [
  'discount',
  'validFrom',
  'validUntil',
  'weekdays',
  'where',
  'membership',
  'paymentMethods',
  'unknownPaymentMethods',
  'paymentRails',
  'appliesOnlyTo',
  'limits',
  'minPurchase',
  'stackable',
  'onlyForProducts',
  'excludesProducts',
  'restrictions',
] as const
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]

/** Offsets into the text of the raw card (UTF-16 units, end exclusive). */
export type Span = { start: number; end: number }
export type Evidence = Partial<Record<EvidenceField, Span[]>>

/** What the readers conclude from a card, before it has a history. */
export type ExtractedPromotion = {
  supermarket: ChainSlug
  where: Where[]
  /** The official page. */
  url: string
  discount: Discount
  /** First and last civil date; null when the source contradicts itself beyond repair. */
  validFrom: CivilDate | null
  validUntil: CivilDate | null
  /** The days of the week on which it holds; null for every day. */
  weekdays: Weekday[] | null
  membership: Membership[]
  /** Alternative groups; the methods of one group must all hold at once. null: any method. */
  paymentMethods: MethodName[][] | null
  /** Names that the source requires and the catalogue does not know. */
  unknownPaymentMethods: string[]
  paymentRails: PaymentRails | null
  appliesOnlyTo: AppliesOnlyTo | null
  limits: Limits
  /** Pesos, or null when none is named. */
  minPurchase: number | null
  /** Whether it adds to other promotions; null when the source does not say. */
  stackable: boolean | null
  onlyForProducts: string | null
  excludesProducts: string | null
  restrictions: string[]
  evidence: Evidence
  /** 0–1: how sure the readers are that every field is right. */
  confidence: number
}

/** A promotion of a published snapshot. */
export type Promotion = ExtractedPromotion & {
  /** Stable while the offer is the same. */
  id: string
  /** Civil dates of the first and latest capture that had it. */
  firstSeen: CivilDate
  lastSeen: CivilDate
}

/** Below this confidence a shopper is told to check the source. */
export const CONFIDENT = 0.9
