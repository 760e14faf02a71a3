import { WEEKDAYS } from '../calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, ALL_WHERES } from '../catalogue/chain.ts'
import { MEMBERSHIPS } from '../catalogue/club.ts'
import {
  type AnyShape,
  BOOLEAN,
  byKey,
  choice,
  DATE,
  emptyValue,
  hasForm,
  LINK,
  listOf,
  METHOD,
  nullable,
  number,
  PESOS,
  record,
  type Shape,
  setOf,
  text,
} from '../shape/shape.ts'
import { dayAndMonth, pesos, weekdaysWords } from '../text/words.ts'
import { CONDITIONS_SHAPE, SPAN_SHAPE } from './condition.ts'
import type { EvidenceField, ExtractedPromotion } from './promotion.ts'
import { ACCEPTED_RAILS_SHAPE, AUDIENCE_SHAPE, DISCOUNT_SHAPE, LIMITS_SHAPE } from './promotionShapes.ts'
import { capWords } from './promotionWords.ts'
import { QUALIFIERS } from './qualifier.ts'

/**
 * The table of a promotion's fields. The TypeScript type, the schema and API documentation, storage, evidence labels,
 * the packed form on the page and the words for changes all follow from it. A new field needs an entry here and a
 * reader. Names and values are those of the public API.
 */
type FieldFacts<V> = {
  /** The title of the field's evidence on screen; absent for fields that are not read from words. */
  label?: string
  /** The field's name inside a sentence of the status page, for readings that were refused because of it. */
  subject?: string
  /** Describes a change to a shopper; without it changes of the field are not shown. */
  change?: string | ((was: V, became: V) => string)
  /** The field stays on the server; pages do without it or request it separately. */
  isOffPage?: true
}

function field<V, P, const F extends FieldFacts<V>>(shape: Shape<V, P>, facts: F): { shape: Shape<V, P> } & F {
  return { shape, ...facts }
}

/** Limits on text from a page, in characters and clauses. The readers cut longer text; the schema refuses it. */
export const MAX_RESTRICTIONS = 24
const MAX_SHORT_TEXT = 200
/** The length of a clause; the readers cut a longer one and add an ellipsis. */
export const MAX_CLAUSE_TEXT = 400
/** The length of a list of goods; the longest real ones have some 3,000 characters. */
export const MAX_LONG_TEXT = 6000
/** The number of clauses not understood; no real card reaches it. */
export const MAX_NOT_UNDERSTOOD = 40
/** No real card reaches it. */
const MAX_GROUPS = 200
const MAX_SPANS = 200
/** Enough for a year of weekly exceptions and holidays. */
export const MAX_EXCEPT_DATES = 80
export const MAX_CONFLICTS = 12

/** Fields that are read from the card's words, in the order in which pages show their evidence. */
const READ_FIELDS = {
  /** `value` is percent (0–100) or a number of instalments without interest (0–12). */
  discount: field(DISCOUNT_SHAPE, { label: 'Descuento', subject: 'el descuento', change: 'cambió el beneficio' }),
  /** First civil date; null when the source contradicts itself or does not say. */
  validFrom: field(nullable(DATE), {
    label: 'Desde cuándo',
    subject: 'la fecha de inicio',
    change: (_, became) => (became === null ? 'ya no dice cuándo empieza' : `ahora empieza el ${dayAndMonth(became)}`),
  }),
  /** Last civil date; null as above. */
  validUntil: field(nullable(DATE), {
    label: 'Hasta cuándo',
    subject: 'la fecha de fin',
    change: (was, became) => {
      if (became === null) return 'ya no dice cuándo termina'
      return `ahora termina el ${dayAndMonth(became)}${was === null ? '' : `, antes el ${dayAndMonth(was)}`}`
    },
  }),
  /** Days of the week on which it holds; null for every day. */
  weekdays: field(nullable(setOf(WEEKDAYS, { least: 1 })), {
    label: 'Días',
    subject: 'los días',
    change: (_, became) => (became === null ? 'ahora vale todos los días' : `ahora vale los ${weekdaysWords(became)}`),
  }),
  /** Exceptions: civil dates within the range, on one of its weekdays, on which it does not hold. */
  exceptDates: field(listOf(DATE, { most: MAX_EXCEPT_DATES, isSet: true }), {
    label: 'Fechas sueltas',
    subject: 'los días',
    change: 'cambiaron los días',
  }),
  /** Formats and channels of the chain. */
  where: field(setOf(ALL_WHERES, { least: 1 }), { label: 'Dónde', subject: 'dónde vale', change: 'cambió dónde vale' }),
  membership: field(setOf(MEMBERSHIPS), { label: 'Club', change: 'cambió para qué socios es' }),
  /** Alternative groups; a shopper needs all methods of one group. null: any method. */
  paymentMethods: field(nullable(listOf(listOf(METHOD, { least: 1, isSet: true }), { least: 1, most: MAX_GROUPS })), {
    label: 'Con qué pagar',
    subject: 'los medios de pago',
    change: 'cambiaron los medios de pago',
  }),
  /** Methods that the source requires and the catalogue lacks. */
  unknownPaymentMethods: field(listOf(text(MAX_SHORT_TEXT), { most: 20 }), {
    label: 'Otro medio',
    subject: 'los medios de pago',
    change: 'cambiaron los medios de pago',
  }),
  /** Accepted ways to pay; null: the source does not restrict them. */
  paymentRails: field(nullable(ACCEPTED_RAILS_SHAPE), {
    label: 'Cómo pagar',
    change: 'cambió cómo se paga',
  }),
  /** The people it is only for (at least one true); null: everybody. */
  appliesOnlyTo: field(nullable(AUDIENCE_SHAPE), { label: 'Para quiénes', subject: 'para quién es', change: 'cambió para quién es' }),
  /** The cap (*tope*). Neither a figure nor `explicitlyHasNoLimit`: the source does not say. */
  limits: field(LIMITS_SHAPE, {
    label: 'Tope',
    subject: 'el tope',
    change: (was, became) => {
      if (was.maxDiscount !== null && became.maxDiscount !== null && was.maxDiscount !== became.maxDiscount)
        return `el tope pasó de ${pesos(was.maxDiscount)} a ${pesos(became.maxDiscount)}`
      const [before, after] = [capWords(was), capWords(became)]
      return before === after ? 'cambió el tope' : `ahora dice «${after}», antes «${before}»`
    },
  }),
  /** In pesos; null when the source names none. */
  minPurchase: field(nullable(PESOS), {
    label: 'Compra mínima',
    subject: 'la compra mínima',
    change: (_, became) => (became === null ? 'ya no pide una compra mínima' : `ahora pide una compra de ${pesos(became)}`),
  }),
  /** Whether it adds up to other promotions; null when the source does not say. */
  stackable: field(nullable(BOOLEAN), { label: 'Si se suma', change: 'cambió si se acumula con otras' }),
  onlyForProducts: field(nullable(text(MAX_LONG_TEXT)), { label: 'Productos', change: 'cambió sobre qué productos es' }),
  excludesProducts: field(nullable(text(MAX_LONG_TEXT)), { label: 'Qué no entra' }),
  /** The source's own clauses. */
  restrictions: field(listOf(text(MAX_CLAUSE_TEXT), { most: MAX_RESTRICTIONS }), { label: 'Condiciones' }),
  /** Facts that narrow the fields above. Changes are not shown: an improved reader would report one for every promotion. */
  qualifiers: field(setOf(QUALIFIERS), { label: 'Aclaraciones' }),
}

export const EVIDENCE_FIELDS = Object.keys(READ_FIELDS) as (keyof typeof READ_FIELDS)[]
/** Returns the title of a field's evidence on screen. */
export const evidenceTitle = (name: EvidenceField): string => READ_FIELDS[name].label

/** All fields that the readers produce for a card. */
export const PROMOTION_FIELDS = {
  supermarket: field(choice(ALL_CHAIN_SLUGS), {}),
  /** The address of the official page. */
  url: field(LINK, { subject: 'el enlace', isOffPage: true }),
  ...READ_FIELDS,
  /** Conditions besides the payment methods. Changes are not shown: an improved reader would report one for every promotion. */
  conditions: field(CONDITIONS_SHAPE, {}),
  /** Spans of the card's clauses that no field covers; shown as small print not understood. */
  notUnderstood: field(listOf(SPAN_SHAPE, { most: MAX_NOT_UNDERSTOOD }), { isOffPage: true }),
  /** For each field, the spans of the card's text that it was read from. */
  evidence: field(byKey(EVIDENCE_FIELDS, listOf(SPAN_SHAPE, { least: 1, most: MAX_SPANS })), { isOffPage: true }),
  /** For each field, the spans that contradict the value. */
  conflicts: field(byKey(EVIDENCE_FIELDS, listOf(SPAN_SHAPE, { least: 1, most: MAX_CONFLICTS })), { isOffPage: true }),
  /** 0 to 1: the probability, as the readers judge it, that every field is right. */
  confidence: field(number(0, 1), {}),
  /** True when the reading is unsure only because no earlier card had this wording. */
  isWordingNew: field(BOOLEAN, { isOffPage: true }),
  /** The day on which a person verified the card or one of its template; null: no person has. */
  reviewed: field(nullable(record({ at: DATE })), { isOffPage: true }),
}
export type PromotionField = keyof typeof PROMOTION_FIELDS
export const PROMOTION_FIELD_NAMES = Object.keys(PROMOTION_FIELDS) as PromotionField[]

/** The empty value of every field that has one. */
export const EMPTY_FIELDS = Object.fromEntries(
  Object.entries(PROMOTION_FIELDS).flatMap(([name, { shape }]) => {
    const blank = emptyValue<unknown>(shape)
    return blank === undefined ? [] : [[name, blank]]
  }),
) as Omit<ExtractedPromotion, 'supermarket' | 'where' | 'url' | 'discount' | 'confidence'>

/** Further fields of a published promotion. */
export const HISTORY_FIELDS = {
  /** Stable while the promotion remains the same. */
  id: field(text(40), {}),
  /** Civil dates of the first and latest capture with the promotion. */
  firstSeen: field(DATE, { isOffPage: true }),
  lastSeen: field(DATE, { isOffPage: true }),
}

type Table = Record<string, FieldFacts<never> & { shape: AnyShape }>
type OnPage<T extends Table> = { [K in keyof T]: T[K] extends { isOffPage: true } ? never : K }[keyof T]
const ALL_FIELDS = { ...HISTORY_FIELDS, ...PROMOTION_FIELDS }
/** The fields that list and detail receive, in their order in the packed form. */
export type PageField = OnPage<typeof ALL_FIELDS>
export const PAGE_FIELDS = (Object.keys(ALL_FIELDS) as (keyof typeof ALL_FIELDS)[]).filter(
  (name): name is PageField => !('isOffPage' in ALL_FIELDS[name]),
)

export function fieldShape(name: keyof typeof ALL_FIELDS): AnyShape {
  return ALL_FIELDS[name].shape
}

/** Checks whether shoppers are shown changes of the field. */
export function isChangeShown(name: PromotionField): boolean {
  return 'change' in PROMOTION_FIELDS[name]
}

/**
 * Describes a change («ahora termina el 30 de abril»); null when changes of the field are not shown. Values may have
 * an older form of the field.
 */
export function changeWords(name: string, was: unknown, became: unknown): string | null {
  const entry = (PROMOTION_FIELDS as Table)[name]
  if (typeof entry?.change !== 'function') return entry?.change ?? null
  if (!hasForm(entry.shape, was) || !hasForm(entry.shape, became)) return entry.subject ? `cambió ${entry.subject}` : null
  return (entry.change as (was: unknown, became: unknown) => string)(was, became)
}

/** Names a field inside a sentence («la compra mínima»); undefined when it has no such name. */
export function fieldInSentence(name: string): string | undefined {
  return (PROMOTION_FIELDS as Table)[name]?.subject
}
