import { z } from 'zod'
import { addDays, daysBetween, isCivilDate, WEEKDAYS, type Weekday, weekdayOf } from '#domain/calendar/calendar.ts'
import { ALL_SOURCE_SLUGS } from '#domain/catalogue/source.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import { registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import {
  MAX_REVIEWED_PROMOTIONS,
  REVIEWED_FIELDS,
  type Review,
  type ReviewedField,
  type ReviewedPromotion,
  type ReviewedValues,
} from '#domain/promotion/review.ts'
import { evidenceSchema, reviewedCardSchema } from '#domain/promotion/reviewSchema.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'
import { isSameFieldValue } from './applyReview.ts'

/**
 * A review as one line of a JSON file: a card as captured, or its words, and all its promotions. A missing field was
 * accepted as read. Alternatives list several correct values: of a date directly, of other fields in `also`.
 */

const MAX_ALTERNATIVES = 24

const date = z.string().refine(isCivilDate, 'no es una fecha AAAA-MM-DD')
const rawSchema = z.object({
  ...{ id: z.string(), source: z.enum(ALL_SOURCE_SLUGS), capturedAt: date },
  raw: z.custom<unknown>((value) => value !== undefined && value !== null),
  tabs: z.array(z.int().min(0).max(6)).optional(),
  legal: z.string().optional(),
})
const statedSchema = z.looseObject({
  validFrom: z.union([date, z.array(date), z.null()]).optional(),
  validUntil: z.union([date, z.array(date), z.null()]).optional(),
  /** Marks a promotion in the small print only: the program may read it, but need not. */
  optional: z.boolean().optional(),
  also: z.record(z.string(), z.array(z.unknown()).max(MAX_ALTERNATIVES)).optional(),
  corrected: z.array(z.enum(REVIEWED_FIELDS)).optional(),
  from: z.int().min(0).nullable().optional(),
  marked: evidenceSchema.optional(),
})
type Stated = z.infer<typeof statedSchema>

const lineSchema = z.object({
  card: z.looseObject({}),
  promotions: z.array(statedSchema).max(MAX_REVIEWED_PROMOTIONS),
  by: z.string().max(200).optional(),
  at: z.iso.datetime().optional(),
})

/** The chains' readers. `legalTextOf` returns a page of legal terms by its name. */
export type LineReaders = {
  wordsOf(card: CapturedCard): CardWords
  read(card: CardWords): { promotions: readonly ExtractedPromotion[] }
  legalTextOf(source: CardWords['source'], name: string): string | undefined
}

/**
 * Reads a review from a parsed line, and checks it like what is typed at the desk.
 * @param now An ISO instant; a review from later would cover its card forever.
 * @throws Error with the line's mistake (Spanish).
 */
export function parseReviewLine(line: unknown, readers: LineReaders, now: string): Review {
  const { card: given, promotions, by = '', at = now } = parsed(lineSchema, line)
  if (Date.parse(at) > Date.parse(now)) throw new Error(`at: ${at} todavía no llegó`)
  const words = 'text' in given ? given : readers.wordsOf(capturedOf(parsed(rawSchema, given), readers))
  const card = parsed(reviewedCardSchema, words)
  const read = readers.read(card).promotions
  const pairs = paired(promotions, read)
  const reviewed = promotions.flatMap((stated, index) => {
    const place = pairs[index] as number | null
    return stated.optional && place === null ? [] : [reviewedOf(stated, place, read, card)]
  })
  return { card, promotions: reviewed, by, at }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${issue?.path.join('.') || 'línea'}: ${issue?.message ?? 'no es una revisión'}`)
}

function capturedOf({ legal, tabs, ...card }: z.infer<typeof rawSchema>, { legalTextOf }: LineReaders): CapturedCard {
  return { ...card, tabs, legalText: legal === undefined ? undefined : legalTextOf(card.source, legal) }
}

export function toReviewLine({ card, promotions, by, at }: Review): object {
  const stated = promotions.map(({ values, corrected, from, evidence }) => ({ ...values, corrected, from, marked: evidence }))
  return { card, promotions: stated, by, at }
}

function reviewedOf(stated: Stated, place: number | null, read: readonly ExtractedPromotion[], card: CardWords): ReviewedPromotion {
  const asRead = place === null ? undefined : read[place]
  const values = valuesOf(stated, asRead, card)
  const { corrected } = stated
  const differing =
    asRead === undefined ? [...REVIEWED_FIELDS] : REVIEWED_FIELDS.filter((field) => !isSameFieldValue(field, values, asRead))
  return {
    from: place,
    values,
    corrected: corrected ?? differing,
    evidence: marksOn(card, stated.marked ?? {}),
  }
}

function marksOn({ text }: CardWords, marks: ReviewedPromotion['evidence']): ReviewedPromotion['evidence'] {
  if (Object.values(marks).some((spans) => spans.some(({ end }) => end > text.length))) throw new Error('marked: fuera del texto')
  return marks
}

/** Returns the values of all fields: the stated ones, and the program's where they are accepted or nothing is stated. */
function valuesOf(stated: Stated, asRead: ExtractedPromotion | undefined, card: CardWords): ReviewedValues {
  const base = asRead ?? { ...EMPTY_FIELDS, supermarket: card.chain }
  const given = Object.fromEntries(
    REVIEWED_FIELDS.filter((field) => stated[field] !== undefined).map((field) => [field, firstOf(stated[field], field)]),
  )
  const values = parsed(registeredPromotionSchema, { ...base, ...given, supermarket: card.chain })
  if (asRead === undefined) return values
  const kept = REVIEWED_FIELDS.filter((field) => isAccepted(field, stated, values, asRead))
  return { ...values, ...Object.fromEntries(kept.map((field) => [field, asRead[field]])) }
}

/** Returns the first of several correct dates, which is the best. */
function firstOf(value: unknown, field: ReviewedField): unknown {
  return (field === 'validFrom' || field === 'validUntil') && Array.isArray(value) ? (value[0] ?? null) : value
}

/** Parts of the cap, by the names under which `also` lists further values. */
const CAP_PARTS = { maxDiscount: 'maxDiscount', noLimit: 'explicitlyHasNoLimit', limitPeriod: 'period' } as const

/** Checks whether the program's value is correct. Lists of goods are summaries, so only their presence counts. */
function isAccepted(field: ReviewedField, stated: Stated, values: ReviewedValues, asRead: ExtractedPromotion): boolean {
  if (stated.corrected !== undefined) return false
  if (isSameFieldValue(field, values, asRead)) return true
  const own = stated[field]
  const others = stated.also?.[field] ?? []
  if (Array.isArray(own) && (field === 'validFrom' || field === 'validUntil')) others.push(...own)
  if (others.some((other) => canonicalText(other) === canonicalText(asRead[field]))) return true
  if (field === 'onlyForProducts' || field === 'excludesProducts') return (values[field] === null) === (asRead[field] === null)
  if (field === 'limits') return isAcceptedCap(stated, values.limits, asRead.limits)
  return field === 'weekdays' && canonicalText(daysOf(values)) === canonicalText(daysOf(asRead))
}

/** Returns the days on which it holds. Within less than a week the dates determine them, named or not. */
function daysOf({ weekdays, validFrom, validUntil }: Pick<ReviewedValues, 'weekdays' | 'validFrom' | 'validUntil'>): readonly Weekday[] {
  const length = validFrom === null || validUntil === null ? WEEKDAYS.length : daysBetween(validFrom, validUntil) + 1
  if (validFrom === null || length >= WEEKDAYS.length) return weekdays ?? WEEKDAYS
  const own = Array.from({ length }, (_, day) => weekdayOf(addDays(validFrom, day)))
  const named = own.filter((day) => weekdays?.includes(day) ?? true)
  return named.length > 0 ? named : own
}

function isAcceptedCap({ also = {} }: Stated, own: ReviewedValues['limits'], read: ReviewedValues['limits']): boolean {
  const parts = Object.entries(CAP_PARTS).every(([name, part]) => own[part] === read[part] || (also[name] ?? []).includes(read[part]))
  return parts && own.per === read.per
}

/** Pairs each stated promotion with one of the program's, the most similar first. */
function paired(stated: readonly Stated[], read: readonly ExtractedPromotion[]): (number | null)[] {
  const places: (number | null)[] = stated.map(({ from }) => from ?? null)
  if (stated.some(({ from }) => from !== undefined)) return places
  const all = stated.flatMap((one, index) => read.map((promotion, place) => ({ index, place, points: pointsOf(one, promotion) })))
  for (const { index, place, points } of all.sort((a, b) => b.points - a.points)) {
    if (points > 0 && places[index] === null && !places.includes(place)) places[index] = place
  }
  // A stated promotion left without a partner takes its unstated fields from the most similar one, even if that one has a partner.
  return places.map((place, index) => {
    if (place !== null || stated[index]?.optional) return place
    return all.find((one) => one.index === index && one.points > 0)?.place ?? null
  })
}

/** Scores the similarity of two promotions, above all the discount; a different discount rules a pair out. */
function pointsOf(stated: Stated, read: ExtractedPromotion): number {
  const agrees = (field: ReviewedField) =>
    stated[field] !== undefined && canonicalText(firstOf(stated[field], field)) === canonicalText(read[field])
  const fields = REVIEWED_FIELDS.filter(agrees)
  const cap = (stated.limits as { maxDiscount?: number | null } | undefined)?.maxDiscount ?? null
  const further =
    (fields.includes('discount') ? 6 : 0) + (fields.includes('paymentMethods') ? 2 : 0) + (cap === read.limits.maxDiscount ? 2 : 0)
  return fields.length + further
}
