import { z } from 'zod'
import { isCivilDate, WEEKDAYS } from './calendar.ts'
import { ALL_CHAIN_SLUGS, CHAINS, type Where } from './chain.ts'
import { type MethodName, methodNamed } from './paymentMethod.ts'
import {
  CAP_HOLDERS,
  CAP_PERIODS,
  DISCOUNT_TYPES,
  EVIDENCE_FIELDS,
  type ExtractedPromotion,
  MEMBERSHIPS,
  type Promotion,
} from './promotion.ts'

/** Bounds on text that came from a page: longer is cut by the readers, and refused here. */
export const MAX_RESTRICTIONS = 5
export const MAX_SHORT_TEXT = 200
export const MAX_LONG_TEXT = 1000

const civilDate = z.string().refine(isCivilDate, 'no es una fecha AAAA-MM-DD')
const methodName = z.custom<MethodName>((value) => typeof value === 'string' && methodNamed(value) !== undefined, 'no está en el catálogo')
const pesos = z.number().positive().max(1e12)
const distinct = <T>(items: readonly T[]) => new Set(items).size === items.length

const discount = z
  .strictObject({ type: z.enum(DISCOUNT_TYPES), value: z.number().min(0) })
  .refine(({ type, value }) => type !== 'porcentaje' || value <= 100, 'porcentaje fuera de 0–100')
  .refine(({ type, value }) => type !== 'cuotas sin intereses' || value <= 12, 'cuotas fuera de 0–12')
  .refine(({ type, value }) => type !== 'cuotas sin intereses' || Number.isInteger(value), 'cuotas no enteras')

const limits = z
  .strictObject({
    maxDiscount: pesos.nullable(),
    explicitlyHasNoLimit: z.boolean(),
    period: z.enum(CAP_PERIODS).nullable(),
    per: z.enum(CAP_HOLDERS).nullable(),
  })
  .refine((value) => !(value.explicitlyHasNoLimit && value.maxDiscount !== null), 'tope junto con «sin tope»')

const span = z.strictObject({ start: z.int().min(0), end: z.int().min(0) }).refine(({ start, end }) => start < end, 'tramo vacío')

const rails = z.strictObject({ pagoConQR: z.boolean(), telefonoContactless: z.boolean(), contactless: z.boolean() })
const audience = z
  .strictObject({ anses: z.boolean(), jubilados: z.boolean(), programaCiudadaniaPorteña: z.boolean() })
  .refine((value) => Object.values(value).some(Boolean), 'público vacío')

/** What each field may be, for itself; the rules that span fields are with the schemas below. */
/** The fields of an extracted promotion, each by itself: the rules that span them are below. */
export const promotionFields = {
  supermarket: z.enum(ALL_CHAIN_SLUGS),
  where: z
    .array(z.string() as unknown as z.ZodType<Where>)
    .min(1)
    .refine(distinct, 'repetido'),
  url: z.url({ protocol: /^https?$/ }),
  discount,
  validFrom: civilDate.nullable(),
  validUntil: civilDate.nullable(),
  weekdays: z.array(z.enum(WEEKDAYS)).min(1).refine(distinct, 'repetido').nullable(),
  membership: z.array(z.enum(MEMBERSHIPS)).refine(distinct, 'repetido'),
  paymentMethods: z.array(z.array(methodName).min(1).refine(distinct, 'repetido')).min(1).max(200).nullable(),
  unknownPaymentMethods: z.array(z.string().min(1).max(MAX_SHORT_TEXT)).max(20),
  paymentRails: rails.nullable(),
  appliesOnlyTo: audience.nullable(),
  limits,
  minPurchase: pesos.nullable(),
  stackable: z.boolean().nullable(),
  onlyForProducts: z.string().min(1).max(MAX_LONG_TEXT).nullable(),
  excludesProducts: z.string().min(1).max(MAX_LONG_TEXT).nullable(),
  restrictions: z.array(z.string().min(1).max(MAX_SHORT_TEXT)).max(MAX_RESTRICTIONS),
  evidence: z.partialRecord(z.enum(EVIDENCE_FIELDS), z.array(span).min(1)),
  confidence: z.number().min(0).max(1),
}

type Checked = Pick<ExtractedPromotion, 'supermarket' | 'where' | 'validFrom' | 'validUntil'>

/** The rules that span fields. */
function checkWhole(value: Checked, refuse: (path: string, message: string) => void): void {
  if (value.validFrom !== null && value.validUntil !== null && value.validUntil < value.validFrom) {
    refuse('validUntil', 'termina antes de empezar')
  }
  const allowed: readonly string[] = CHAINS[value.supermarket].where
  if (!value.where.every((format) => allowed.includes(format))) refuse('where', 'formato ajeno a la cadena')
}

/** A promotion as the readers emit it. Anything that cannot be is refused, with a message a person understands. */
export const extractedPromotionSchema: z.ZodType<ExtractedPromotion> = z
  .strictObject(promotionFields)
  .superRefine((value, context) => checkWhole(value, (path, message) => context.addIssue({ code: 'custom', path: [path], message })))

/** A promotion of a published snapshot. */
export const promotionSchema: z.ZodType<Promotion> = z
  .strictObject({ ...promotionFields, id: z.string().min(1).max(40), firstSeen: civilDate, lastSeen: civilDate })
  .superRefine((value, context) => checkWhole(value, (path, message) => context.addIssue({ code: 'custom', path: [path], message })))

/** Why a promotion was refused: `field: reason`, as the run's record and `/estado` show it. */
export function refusalReason(error: z.ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || 'promoción'}: ${issue.message}` : 'promoción no válida'
}
