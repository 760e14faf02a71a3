import { z } from 'zod'
import { WEEKDAYS, type Weekday } from '../calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, ALL_WHERES } from '../catalogue/chain.ts'
import { MEMBERSHIPS } from '../catalogue/club.ts'
import { dayAndMonth, everyWeekWords, pesos } from '../text/words.ts'
import { DOUBT_REASONS } from './doubt.ts'
import {
  acceptedRailsSchema,
  audienceSchema,
  conditionsSchema,
  dateSchema,
  discountSchema,
  distinctSchema,
  limitsSchema,
  linkSchema,
  methodSchema,
  optionalSchema,
  pesosSchema,
  setSchema,
  spanSchema,
  textSchema,
} from './fieldSchemas.ts'
import type { Discount, ExtractedPromotion, Limits } from './promotion.ts'
import { capWords, discountFigure } from './promotionWords.ts'
import { QUALIFIERS } from './qualifier.ts'
import { READERS, type Readings, SHARED_FIELDS, VALUE_SOURCES } from './readings.ts'

/** Type, schema, API, storage, evidence and words for changes follow from this table. The browser gets its types only. */
type FieldFacts<V> = {
  /** Its name inside a sentence, for refused readings and contradictions. */
  subject?: string
  /** For a shopper; without it changes are not shown. */
  change?: string | ((was: V, became: V) => string)
}

type ReadFieldFacts<V> = FieldFacts<V> & {
  label: string
  subject: string
  /** On the review desk. The others follow from those or are copied from the card. */
  isReviewed: boolean
}

function field<S extends z.ZodType, const F extends FieldFacts<z.infer<S>>>(schema: S, facts: F): { schema: S } & F {
  return { schema, ...facts }
}

function readField<S extends z.ZodType, const F extends ReadFieldFacts<z.infer<S>>>(schema: S, facts: F): { schema: S } & F {
  return field(schema, facts)
}

function discountChange(was: Discount, became: Discount): string {
  const [before, after] = [discountFigure(was), discountFigure(became)]
  return `ahora ${after.figure} ${after.unit}, antes ${before.figure}${was.type === became.type ? '' : ` ${before.unit}`}`
}

function weekdaysChange(was: Weekday[] | null, became: Weekday[] | null): string {
  if (became === null) return 'ya no dice qué días'
  const [added, gone] = [became.filter((day) => !was?.includes(day)), was?.filter((day) => !became.includes(day)) ?? []]
  if (was !== null && gone.length === 0) return `ahora también ${everyWeekWords(added)}`
  if (was !== null && added.length === 0) return `ya no ${everyWeekWords(gone)}`
  return `ahora vale ${everyWeekWords(became)}`
}

function stackableChange(_: boolean | null, became: boolean | null): string {
  if (became === null) return 'ya no dice si se suma a otras promociones'
  return became ? 'ahora se suma a otras promociones' : 'ahora no se suma a otras promociones'
}

function capChange(was: Limits, became: Limits): string {
  const isAmountAlone = was.period === became.period && was.caps.length + became.caps.length === 0
  if (isAmountAlone && was.maxDiscount !== null && became.maxDiscount !== null && was.maxDiscount !== became.maxDiscount)
    return `el tope ${was.maxDiscount > became.maxDiscount ? 'bajó' : 'subió'} de ${pesos(was.maxDiscount)} a ${pesos(became.maxDiscount)}`
  const [before, after] = [capWords(was), capWords(became)]
  return before === after ? 'cambió el tope' : `ahora dice «${after}», antes «${before}»`
}

/** Limits on text from a page, in clauses and characters. The readers cut longer text; the schema refuses it. */
export const MAX_RESTRICTIONS = 24
const MAX_SHORT_TEXT = 200
/** Cut with an ellipsis. */
export const MAX_CLAUSE_TEXT = 400
/** The longest real lists of goods have some 3,000 characters. */
export const MAX_LONG_TEXT = 6000
/** No real card reaches it, nor the next. */
export const MAX_NOT_UNDERSTOOD = 40
const MAX_GROUPS = 200
const MAX_SPANS = 200
/** Enough for a year of weekly exceptions and holidays. */
export const MAX_EXCEPT_DATES = 80
export const MAX_CONFLICTS_PER_FIELD = 12

/** In the order in which pages show their evidence. */
export const READ_FIELDS = {
  /** `value`: percent (0–100) or a number of instalments without interest (0–12). */
  discount: readField(discountSchema, { label: 'Descuento', subject: 'el descuento', isReviewed: true, change: discountChange }),
  /** Civil date; null when the source contradicts itself or does not say. */
  validFrom: readField(optionalSchema(dateSchema), {
    label: 'Desde cuándo',
    subject: 'la fecha de inicio',
    isReviewed: true,
    change: (_, became) => (became === null ? 'ya no dice cuándo empieza' : `ahora empieza el ${dayAndMonth(became)}`),
  }),
  /** Civil date; null as above. */
  validUntil: readField(optionalSchema(dateSchema), {
    label: 'Hasta cuándo',
    subject: 'la fecha de fin',
    isReviewed: true,
    change: (was, became) => {
      if (became === null) return 'ya no dice cuándo termina'
      return `ahora termina el ${dayAndMonth(became)}${was === null ? '' : `, antes el ${dayAndMonth(was)}`}`
    },
  }),
  /** Null when the card names none, and then every day counts. */
  weekdays: readField(optionalSchema(setSchema(WEEKDAYS).min(1)), {
    label: 'Días',
    subject: 'los días',
    isReviewed: true,
    change: weekdaysChange,
  }),
  /** Civil dates within the range, on one of its weekdays, on which it does not hold. */
  exceptDates: readField(distinctSchema(z.array(dateSchema).max(MAX_EXCEPT_DATES)).default([]), {
    label: 'Fechas sueltas',
    subject: 'los días',
    isReviewed: false,
    change: 'cambiaron los días',
  }),
  where: readField(setSchema(ALL_WHERES).min(1), { label: 'Dónde', subject: 'dónde vale', isReviewed: true, change: 'cambió dónde vale' }),
  membership: readField(setSchema(MEMBERSHIPS).default([]), {
    label: 'Club',
    subject: 'para quién es',
    isReviewed: true,
    change: 'cambió para qué socios es',
  }),
  /** Alternative groups; all methods of one are needed. Null: any method. */
  paymentMethods: readField(
    optionalSchema(
      z
        .array(distinctSchema(z.array(methodSchema).min(1)))
        .min(1)
        .max(MAX_GROUPS),
    ),
    {
      label: 'Con qué pagar',
      subject: 'los medios de pago',
      isReviewed: true,
      change: 'cambiaron los medios de pago',
    },
  ),
  /** Required, and not in the catalogue. */
  unknownPaymentMethods: readField(z.array(textSchema(MAX_SHORT_TEXT)).max(20).default([]), {
    label: 'Otro medio',
    subject: 'los medios de pago',
    isReviewed: true,
    change: 'cambiaron los medios de pago',
  }),
  /** Null: the source does not restrict them. */
  paymentRails: readField(optionalSchema(acceptedRailsSchema), {
    label: 'Cómo pagar',
    subject: 'cómo se paga',
    isReviewed: true,
    change: 'cambió cómo se paga',
  }),
  /** At least one true; null: everybody. */
  appliesOnlyTo: readField(optionalSchema(audienceSchema), {
    label: 'Para quiénes',
    subject: 'para quién es',
    isReviewed: true,
    change: 'cambió para quién es',
  }),
  /** Pesos. Neither a figure nor `explicitlyHasNoLimit`: the source does not say. */
  limits: readField(limitsSchema.prefault({}), {
    label: 'Tope',
    subject: 'el tope',
    isReviewed: true,
    change: capChange,
  }),
  /** Pesos; null when the source names none. */
  minPurchase: readField(optionalSchema(pesosSchema), {
    label: 'Compra mínima',
    subject: 'la compra mínima',
    isReviewed: true,
    change: (_, became) => (became === null ? 'ya no pide una compra mínima' : `ahora pide una compra de ${pesos(became)}`),
  }),
  /** To other promotions; null when the source does not say. */
  stackable: readField(optionalSchema(z.boolean()), {
    label: 'Si se suma',
    subject: 'si se suma a otras promociones',
    isReviewed: true,
    change: stackableChange,
  }),
  onlyForProducts: readField(optionalSchema(textSchema(MAX_LONG_TEXT)), {
    label: 'Productos',
    subject: 'qué productos entran',
    isReviewed: true,
    change: 'cambió sobre qué productos es',
  }),
  excludesProducts: readField(optionalSchema(textSchema(MAX_LONG_TEXT)), {
    label: 'Qué no entra',
    subject: 'qué productos no entran',
    isReviewed: true,
  }),
  restrictions: readField(z.array(textSchema(MAX_CLAUSE_TEXT)).max(MAX_RESTRICTIONS).default([]), {
    label: 'Condiciones',
    subject: 'sus condiciones',
    isReviewed: false,
  }),
  /** Changes are not shown: an improved reader would report one for every promotion. */
  qualifiers: readField(setSchema(QUALIFIERS).default([]), { label: 'Aclaraciones', subject: 'sus condiciones', isReviewed: false }),
}

/** Who has the other value, and that value. No value is not the field's default. */
const openSchemas = Object.fromEntries(
  SHARED_FIELDS.map((name) => {
    const { schema } = READ_FIELDS[name]
    const value: z.ZodType = schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
    return [name, z.strictObject({ from: z.enum(VALUE_SOURCES), other: value.optional() }).optional()]
  }),
)
const readingsSchema = z.strictObject({
  by: z.enum(['ambos', ...READERS]),
  open: z.strictObject(openSchemas),
}) as unknown as z.ZodType<Readings>

export const EVIDENCE_FIELDS = Object.keys(READ_FIELDS) as (keyof typeof READ_FIELDS)[]

export const PROMOTION_FIELDS = {
  supermarket: field(z.enum(ALL_CHAIN_SLUGS), {}),
  url: field(linkSchema, { subject: 'el enlace' }),
  ...READ_FIELDS,
  /** Changes are not shown: an improved reader would report one for every promotion. */
  conditions: field(conditionsSchema.prefault({}), {}),
  /** Spans that no field covers; shown as small print not understood. */
  notUnderstood: field(z.array(spanSchema).max(MAX_NOT_UNDERSTOOD).default([]), {}),
  /** Spans of the card's text that a field was read from. */
  evidence: field(z.partialRecord(z.enum(EVIDENCE_FIELDS), z.array(spanSchema).min(1).max(MAX_SPANS)).default({}), {}),
  conflicts: field(z.partialRecord(z.enum(EVIDENCE_FIELDS), z.array(spanSchema).min(1).max(MAX_CONFLICTS_PER_FIELD)).default({}), {}),
  /** 0–1: the probability, as the readers judge it, that every field is right. */
  confidence: field(z.number().min(0).max(1), {}),
  /** Against a reading below `MIN_SURE_CONFIDENCE`, and the field it concerns; null: nothing much. */
  doubt: field(optionalSchema(z.strictObject({ about: optionalSchema(z.enum(EVIDENCE_FIELDS)), reason: z.enum(DOUBT_REASONS) })), {}),
  /** When a person verified the card or one of its template; null: none has. */
  reviewed: field(optionalSchema(z.strictObject({ at: dateSchema })), {}),
  /** Where a second reader reads otherwise; null: only the program or a person has read it. */
  readings: field(optionalSchema(readingsSchema), {}),
}
export type PromotionField = keyof typeof PROMOTION_FIELDS
export const PROMOTION_FIELD_NAMES = Object.keys(PROMOTION_FIELDS) as PromotionField[]

/** Of every field that may be left out. */
export const EMPTY_FIELDS = Object.fromEntries(
  Object.entries(PROMOTION_FIELDS).flatMap(([name, { schema }]: [string, { schema: z.ZodType }]) => {
    const empty = schema.safeParse(undefined)
    return empty.success ? [[name, empty.data]] : []
  }),
) as Omit<ExtractedPromotion, 'supermarket' | 'where' | 'url' | 'discount' | 'confidence'>

export const HISTORY_FIELDS = {
  /** Stable while the promotion remains the same. */
  id: field(textSchema(40), {}),
  /** Civil dates of the first and latest capture with it. */
  firstSeen: field(dateSchema, {}),
  lastSeen: field(dateSchema, {}),
}

type Table = Record<string, FieldFacts<never> & { schema: z.ZodType }>

export function isChangeShown(name: PromotionField): boolean {
  return 'change' in PROMOTION_FIELDS[name]
}

/** «ahora termina el 30 de abril»; null when changes are not shown. Values may have an older form of the field. */
export function changeWords(name: string, was: unknown, became: unknown): string | null {
  const entry = (PROMOTION_FIELDS as Table)[name]
  if (typeof entry?.change !== 'function') return entry?.change ?? null
  const [before, after] = [entry.schema.safeParse(was), entry.schema.safeParse(became)]
  if (!before.success || !after.success) return entry.subject ? `cambió ${entry.subject}` : null
  return (entry.change as (was: unknown, became: unknown) => string)(before.data, after.data)
}

/** «la compra mínima»; undefined when it has no such name. */
export function fieldInSentence(name: string): string | undefined {
  return (PROMOTION_FIELDS as Table)[name]?.subject
}
