import { WEEKDAYS } from '../calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, WHERES } from '../catalogue/chain.ts'
import { MEMBERSHIPS } from '../catalogue/club.ts'
import {
  type AnyShape,
  blankOf,
  byKey,
  choice,
  DATE,
  fits,
  LINK,
  listOf,
  METHOD,
  maybe,
  number,
  PESOS,
  record,
  type Shape,
  setOf,
  TRUTH,
  text,
} from '../shape/shape.ts'
import { dayOfMonth, pesos, weekdaysWords } from '../text/words.ts'
import { CONDITIONS_SHAPE, SPAN } from './condition.ts'
import type { EvidenceField, ExtractedPromotion } from './promotion.ts'
import { AUDIENCE, DISCOUNT, LIMITS, RAILS_ACCEPTED } from './promotionShapes.ts'
import { capWords } from './promotionWords.ts'
import { QUALIFIERS } from './qualifier.ts'

/**
 * The fields of a promotion, each once. Everything that goes through them follows from here: the TypeScript type (`promotion.ts`), the
 * schema and the API's documentation (`promotionSchema.ts`), what is stored, what is shown as evidence and under which name, the compact
 * form on the page (`promotionPack.ts`), and the words for a change. A new field is an entry here and its reader.
 *
 * Names and values are those of the product specification, so that the same object travels from the readers through storage to the API.
 */
type FieldFacts<V> = {
  /** What the words it was read from are called on screen; fields without one are not read from words, or contain their words. */
  label?: string
  /** The field within a sentence of the status page, where something was refused because of it. */
  subject?: string
  /** How a change is described to a shopper; changes of fields without it are ignored. */
  change?: string | ((was: V, became: V) => string)
  /** Stays on the server: list and detail do without it, or ask for it. */
  isOffPage?: true
}

function field<V, P, const F extends FieldFacts<V>>(shape: Shape<V, P>, facts: F): { shape: Shape<V, P> } & F {
  return { shape, ...facts }
}

/** Bounds on text that came from a page, in characters and sentences: longer is cut by the readers, and refused here. */
export const MAX_RESTRICTIONS = 24
const MAX_SHORT_TEXT = 200
/** A clause of the source; the readers mark with an ellipsis what is longer. */
export const MAX_CLAUSE_TEXT = 400
/** Whole lists of goods: the longest real ones have some 3,000 characters. */
export const MAX_LONG_TEXT = 6000
/** Clauses that were not understood, more than any card has. */
export const MAX_NOT_UNDERSTOOD = 40
/** More than any card names. */
const MAX_GROUPS = 200
const MAX_SPANS = 200
/** A year of weeks and of holidays. */
export const MAX_EXCEPT_DATES = 80
export const MAX_CONFLICTS = 12

/** The fields that are read from the card's words, in the order in which their evidence is shown. */
const READ_FIELDS = {
  /** `value` is percent (0–100) or a number of instalments without interest (0–12). */
  discount: field(DISCOUNT, { label: 'Descuento', subject: 'el descuento', change: 'cambió el beneficio' }),
  /** First civil date; null when the source contradicts itself beyond repair. */
  validFrom: field(maybe(DATE), {
    label: 'Desde cuándo',
    subject: 'la fecha de inicio',
    change: (_, became) => (became === null ? 'ya no dice cuándo empieza' : `ahora empieza el ${dayOfMonth(became)}`),
  }),
  /** Last civil date; null as above. */
  validUntil: field(maybe(DATE), {
    label: 'Hasta cuándo',
    subject: 'la fecha de fin',
    change: (was, became) => {
      if (became === null) return 'ya no dice cuándo termina'
      return `ahora termina el ${dayOfMonth(became)}${was === null ? '' : `, antes el ${dayOfMonth(was)}`}`
    },
  }),
  /** The days of the week on which it holds; null for every day. */
  weekdays: field(maybe(setOf(WEEKDAYS, { least: 1 })), {
    label: 'Días',
    subject: 'los días',
    change: (_, became) => (became === null ? 'ahora vale todos los días' : `ahora vale los ${weekdaysWords(became)}`),
  }),
  /** Civil dates within the range, on such days of the week, on which it does not hold. */
  exceptDates: field(listOf(DATE, { most: MAX_EXCEPT_DATES, isSet: true }), {
    label: 'Fechas sueltas',
    subject: 'los días',
    change: 'cambiaron los días',
  }),
  /** Formats and channels of the chain. */
  where: field(setOf(WHERES, { least: 1 }), { label: 'Dónde', subject: 'dónde vale', change: 'cambió dónde vale' }),
  membership: field(setOf(MEMBERSHIPS), { label: 'Club', change: 'cambió para qué socios es' }),
  /** Alternative groups; the methods of one group must all hold at once. null: any method. */
  paymentMethods: field(maybe(listOf(listOf(METHOD, { least: 1, isSet: true }), { least: 1, most: MAX_GROUPS })), {
    label: 'Con qué pagar',
    subject: 'los medios de pago',
    change: 'cambiaron los medios de pago',
  }),
  /** Names that the source requires and the catalogue does not know. */
  unknownPaymentMethods: field(listOf(text(MAX_SHORT_TEXT), { most: 20 }), {
    label: 'Otro medio',
    subject: 'los medios de pago',
    change: 'cambiaron los medios de pago',
  }),
  /** Ways to pay that are accepted; null: the source does not restrict them. */
  paymentRails: field(maybe(RAILS_ACCEPTED), {
    label: 'Cómo pagar',
    change: 'cambió cómo se paga',
  }),
  /** The people it is only for (at least one true); null: everybody. */
  appliesOnlyTo: field(maybe(AUDIENCE), { label: 'Para quiénes', subject: 'para quién es', change: 'cambió para quién es' }),
  /** The cap (*tope*). Neither a figure nor `explicitlyHasNoLimit`: the source does not say. */
  limits: field(LIMITS, {
    label: 'Tope',
    subject: 'el tope',
    change: (was, became) => {
      if (was.maxDiscount !== null && became.maxDiscount !== null && was.maxDiscount !== became.maxDiscount)
        return `el tope pasó de ${pesos(was.maxDiscount)} a ${pesos(became.maxDiscount)}`
      const [before, after] = [capWords(was), capWords(became)]
      return before === after ? 'cambió el tope' : `ahora dice «${after}», antes «${before}»`
    },
  }),
  /** Pesos, or null when none is named. */
  minPurchase: field(maybe(PESOS), {
    label: 'Compra mínima',
    subject: 'la compra mínima',
    change: (_, became) => (became === null ? 'ya no pide una compra mínima' : `ahora pide una compra de ${pesos(became)}`),
  }),
  /** Whether it adds to other promotions; null when the source does not say. */
  stackable: field(maybe(TRUTH), { label: 'Si se suma', change: 'cambió si se acumula con otras' }),
  onlyForProducts: field(maybe(text(MAX_LONG_TEXT)), { label: 'Productos', change: 'cambió sobre qué productos es' }),
  excludesProducts: field(maybe(text(MAX_LONG_TEXT)), { label: 'Qué no entra' }),
  /** The source's own clauses. */
  restrictions: field(listOf(text(MAX_CLAUSE_TEXT), { most: MAX_RESTRICTIONS }), { label: 'Condiciones' }),
  /** What narrows the fields above. Not watched for changes: the first reading that knows of them would find them everywhere. */
  qualifiers: field(setOf(QUALIFIERS), { label: 'Aclaraciones' }),
}

export const EVIDENCE_FIELDS = Object.keys(READ_FIELDS) as (keyof typeof READ_FIELDS)[]
/** What the words of a field are called on screen. */
export const labelOf = (name: EvidenceField): string => READ_FIELDS[name].label

/** What the readers conclude from a card. */
export const PROMOTION_FIELDS = {
  supermarket: field(choice(ALL_CHAIN_SLUGS), {}),
  /** The official page. */
  url: field(LINK, { subject: 'el enlace', isOffPage: true }),
  ...READ_FIELDS,
  /**
   * What it takes beyond the payment methods. Not watched for changes: the first reading that knows conditions finds them everywhere, and
   * that would appear as a change of every promotion.
   */
  conditions: field(CONDITIONS_SHAPE, {}),
  /** Clauses of the card about something that no field covers, as spans of its text; shown as small print not understood. */
  notUnderstood: field(listOf(SPAN, { most: MAX_NOT_UNDERSTOOD }), { isOffPage: true }),
  /** For each field the stretches of the card's text that it was read from. */
  evidence: field(byKey(EVIDENCE_FIELDS, listOf(SPAN, { least: 1, most: MAX_SPANS })), { isOffPage: true }),
  /** For each field the stretches that say something else than what was read: the source contradicts itself there. */
  conflicts: field(byKey(EVIDENCE_FIELDS, listOf(SPAN, { least: 1, most: MAX_CONFLICTS })), { isOffPage: true }),
  /** 0–1: how sure the readers are that every field is right. */
  confidence: field(number(0, 1), {}),
  /** Nothing but its wording makes the reading unsure: earlier cards did not say it so. */
  isWordingNew: field(TRUTH, { isOffPage: true }),
  /** The day on which a person verified it, or a card of the same words; null: the program alone read it. */
  reviewed: field(maybe(record({ at: DATE })), { isOffPage: true }),
}
export type PromotionField = keyof typeof PROMOTION_FIELDS
export const PROMOTION_FIELD_NAMES = Object.keys(PROMOTION_FIELDS) as PromotionField[]

/** Every field for which there is a way to say nothing, saying nothing. */
export const UNSAID = Object.fromEntries(
  Object.entries(PROMOTION_FIELDS).flatMap(([name, { shape }]) => {
    const blank = blankOf<unknown>(shape)
    return blank === undefined ? [] : [[name, blank]]
  }),
) as Omit<ExtractedPromotion, 'supermarket' | 'where' | 'url' | 'discount' | 'confidence'>

/** What a published promotion has besides. */
export const HISTORY_FIELDS = {
  /** Stable while the promotion is the same. */
  id: field(text(40), {}),
  /** Civil dates of the first and latest capture that had it. */
  firstSeen: field(DATE, { isOffPage: true }),
  lastSeen: field(DATE, { isOffPage: true }),
}

type Table = Record<string, FieldFacts<never> & { shape: AnyShape }>
type OnPage<T extends Table> = { [K in keyof T]: T[K] extends { isOffPage: true } ? never : K }[keyof T]
const ALL_FIELDS = { ...HISTORY_FIELDS, ...PROMOTION_FIELDS }
/** The fields that list and detail have at hand, in the order in which they travel. */
export type PageField = OnPage<typeof ALL_FIELDS>
export const PAGE_FIELDS = (Object.keys(ALL_FIELDS) as (keyof typeof ALL_FIELDS)[]).filter(
  (name): name is PageField => !('isOffPage' in ALL_FIELDS[name]),
)

export function shapeOf(name: keyof typeof ALL_FIELDS): AnyShape {
  return ALL_FIELDS[name].shape
}

/** Whether a change of the field means something to a shopper. */
export function isWatched(name: PromotionField): boolean {
  return 'change' in PROMOTION_FIELDS[name]
}

/** A change in words («ahora termina el 30 de abril»), or null when the field is not watched. Values may be of an older form of the field. */
export function changeWords(name: string, was: unknown, became: unknown): string | null {
  const entry = (PROMOTION_FIELDS as Table)[name]
  if (typeof entry?.change !== 'function') return entry?.change ?? null
  if (!fits(entry.shape, was) || !fits(entry.shape, became)) return entry.subject ? `cambió ${entry.subject}` : null
  return (entry.change as (was: unknown, became: unknown) => string)(was, became)
}

/** The field within a sentence («la compra mínima»); undefined where it has no such name. */
export function subjectOf(name: string): string | undefined {
  return (PROMOTION_FIELDS as Table)[name]?.subject
}
