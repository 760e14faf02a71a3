import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { CONDITION_PARTS, type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, EVIDENCE_FIELDS, PROMOTION_FIELD_NAMES } from '#domain/promotion/promotionFields.ts'
import { refusalReason, registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { asReadBy, READERS, type Reader } from '#domain/promotion/readings.ts'
import { MAX_REVIEWED, REVIEWED_FIELDS, type ReviewedPromotion, type ReviewedValues } from '#domain/promotion/review.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'
import { capitalize } from '#domain/text/words.ts'
import { FIELD_INPUTS, FormProblem, type FormValues, findSpan, typedText } from './fieldInputs.tsx'

/** One promotion of the form as typed. */
export type ReviewDraft = {
  /** The index of the card's promotion; null: the program had not read it. */
  from: number | null
  typed: FormValues
}

/** Fills the form from a published promotion. */
export function makeDraft(promotion: ReviewedValues, from: number | null): ReviewDraft {
  return { from, typed: Object.assign({}, ...REVIEWED_FIELDS.map((field) => FIELD_INPUTS[field].fill(field, promotion[field]))) }
}

/** Fills the form with what one of two readers has. @throws FormProblem when it has no promotion */
export function draftsOfReader(reader: Reader, promotions: readonly ExtractedPromotion[]): ReviewDraft[] {
  const drafts = promotions.flatMap((promotion, at) => {
    const own = asReadBy(reader, promotion)
    return own === null ? [] : makeDraft(own, at)
  })
  if (drafts.length === 0) throw new FormProblem('Esa lectura no tiene ninguna promo. Si es así, usá «No hay promo acá».')
  return drafts
}

/** Checks whether each reader alone has one of the promotions: mostly they are the same one, read with two discounts. */
export function haveEachReadersOwn(drafts: readonly ReviewDraft[], promotions: readonly ExtractedPromotion[]): boolean {
  const readers = new Set(drafts.map(({ from }) => (from === null ? undefined : promotions[from]?.readings?.by)))
  return READERS.every((reader) => readers.has(reader))
}

/** Makes an empty form for a promotion that the program did not read. */
export function emptyDraft({ chain }: CardWords): ReviewDraft {
  const draft = makeDraft({ ...EMPTY_FIELDS, where: [...CHAINS[chain].where], discount: { type: 'porcentaje', value: 0 } }, null)
  return { ...draft, typed: { ...draft.typed, 'discount.value': [] } }
}

/** Reads the promotions of a sent form. */
export function readDrafts(form: URLSearchParams): ReviewDraft[] {
  const count = Math.min(MAX_REVIEWED, Number(form.get('cuantas')) || 0)
  return Array.from({ length: count }, (_, at) => ({
    from: form.get(`${at}.from`) === '' ? null : Number(form.get(`${at}.from`)) || 0,
    typed: typedIn(form, `${at}.`),
  }))
}

function typedIn(form: URLSearchParams, start: string): FormValues {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(start))
  return Object.fromEntries(names.map((name) => [name.slice(start.length), form.getAll(name).map((value) => value.replaceAll('\r', ''))]))
}

/** Converts a draft to the reviewed promotion. @throws FormProblem */
export function readReviewedPromotion(
  { from, typed }: ReviewDraft,
  card: CardWords,
  published: readonly ExtractedPromotion[],
): ReviewedPromotion {
  // A review corrects what the program reads: what only a model read is new to it.
  const read = published.map((promotion) => asReadBy('programa', promotion))
  const asRead = from === null ? null : read[from]
  if (asRead === undefined) throw new FormProblem('Esta tarjeta cambió mientras la revisabas.')
  const base: Partial<ExtractedPromotion> = asRead ?? { ...EMPTY_FIELDS, supermarket: card.chain }
  const fields = Object.fromEntries(PROMOTION_FIELD_NAMES.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]))
  const typedValues = Object.fromEntries(
    REVIEWED_FIELDS.map((field) => [field, FIELD_INPUTS[field].read(field, typed, card)]),
  ) as ReviewedValues
  const conditions = withDecidingWords(typedValues.conditions, asRead?.conditions ?? NO_CONDITIONS)
  const checked = registeredPromotionSchema.safeParse({ ...fields, ...typedValues, conditions })
  if (!checked.success) throw new FormProblem(capitalize(refusalReason(checked.error)))
  const values = Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, checked.data[field]])) as ReviewedValues
  const corrected = REVIEWED_FIELDS.filter((field) => asRead === null || canonicalText(values[field]) !== canonicalText(asRead[field]))
  const place = from === null || asRead === null ? null : read.slice(0, from).filter((one) => one !== null).length
  return { from: place, values, corrected, evidence: marksIn(typed, card) }
}

/** A part of the conditions that stays keeps the words that prove it. */
function withDecidingWords(typed: Omit<Conditions, 'evidence'>, before: Conditions): Conditions {
  const same = CONDITION_PARTS.filter(
    (part) => before.evidence[part] !== undefined && canonicalText(before[part]) === canonicalText(typed[part]),
  )
  return { ...typed, evidence: Object.fromEntries(same.map((part) => [part, before.evidence[part]])) }
}

/** Finds the words marked for each field: by offset, or by text that occurs once on the card. @throws FormProblem */
function marksIn(typed: FormValues, card: CardWords): Partial<Record<EvidenceField, Span[]>> {
  const marks = EVIDENCE_FIELDS.flatMap((field): [EvidenceField, Span[]][] => {
    const given = typedText(typed, `mark.${field}`)
    return given === '' ? [] : [[field, [findSpan(given, card)]]]
  })
  return Object.fromEntries(marks)
}
