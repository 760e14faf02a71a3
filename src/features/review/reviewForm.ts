import { isCivilDate, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { CONDITION_PARTS, type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, EVIDENCE_FIELDS, PROMOTION_FIELD_NAMES, PROMOTION_FIELDS } from '#domain/promotion/promotionFields.ts'
import { registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { REVIEWED_FIELDS, type ReviewedField, type ReviewedPromotion, type ReviewedValues } from '#domain/promotion/review.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'
import {
  FormProblem,
  type FormValues,
  findSpan,
  parseTypedNumber,
  readFormValue,
  readTypedText,
  splitLines,
  toFormValues,
} from './shapeForm.ts'

/** Says of every reviewed field whether its inputs follow from its shape, or are written by hand in `DeskPage.tsx` and below. */
const INPUTS = {
  discount: 'own',
  validFrom: 'own',
  validUntil: 'own',
  weekdays: 'own',
  where: 'own',
  membership: 'shape',
  paymentMethods: 'own',
  unknownPaymentMethods: 'shape',
  paymentRails: 'shape',
  limits: 'own',
  minPurchase: 'own',
  appliesOnlyTo: 'shape',
  stackable: 'own',
  onlyForProducts: 'own',
  excludesProducts: 'own',
  conditions: 'shape',
} as const satisfies Record<ReviewedField, 'own' | 'shape'>
type ShapedField = { [F in keyof typeof INPUTS]: (typeof INPUTS)[F] extends 'shape' ? F : never }[keyof typeof INPUTS]
export const SHAPED_INPUT_FIELDS = REVIEWED_FIELDS.filter((field): field is ShapedField => INPUTS[field] === 'shape')

/** One promotion of the form as typed. */
export type ReviewDraft = {
  /** The index of the card's promotion; null: the program had not read it. */
  from: number | null
  typed: FormValues
}

/** Fills the form from a published promotion. */
export function makeDraft(promotion: ReviewedValues, from: number | null): ReviewDraft {
  const { discount, limits, paymentMethods, stackable } = promotion
  const texts = {
    discount: String(discount.value),
    type: discount.type,
    validFrom: promotion.validFrom ?? '',
    validUntil: promotion.validUntil ?? '',
    paymentMethods: paymentMethods?.map((group) => group.join(' + ')).join('\n') ?? '',
    limits: limits.explicitlyHasNoLimit ? 'sin tope' : String(limits.maxDiscount ?? ''),
    period: limits.period ?? '',
    per: limits.per ?? '',
    minPurchase: String(promotion.minPurchase ?? ''),
    stackable: stackable === null ? '' : stackable ? 'si' : 'no',
    onlyForProducts: promotion.onlyForProducts ?? '',
    excludesProducts: promotion.excludesProducts ?? '',
  }
  const typed: FormValues = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])),
    weekdays: [...(promotion.weekdays ?? [])],
    where: [...promotion.where],
  }
  const others = SHAPED_INPUT_FIELDS.map((field) => toFormValues(PROMOTION_FIELDS[field].shape, field, promotion[field]))
  return { from, typed: Object.assign(typed, ...others) }
}

/** Makes an empty form for a promotion that the program did not read. */
export function emptyDraft({ source }: CardWords): ReviewDraft {
  const draft = makeDraft({ ...EMPTY_FIELDS, where: [...CHAINS[source].where], discount: { type: 'porcentaje', value: 0 } }, null)
  return { ...draft, typed: { ...draft.typed, discount: [] } }
}

/** No real card has as many. */
const MAX_DRAFTS = 64

/** Reads the promotions of a sent form. */
export function readDrafts(form: URLSearchParams): ReviewDraft[] {
  const count = Math.min(MAX_DRAFTS, Number(form.get('cuantas')) || 0)
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
export function readReviewedPromotion(draft: ReviewDraft, card: CardWords, published: readonly ExtractedPromotion[]): ReviewedPromotion {
  const asRead = draft.from === null ? null : published[draft.from]
  if (asRead === undefined) throw new FormProblem('Esta tarjeta cambió mientras la revisabas.')
  const base: Partial<ExtractedPromotion> = asRead ?? { ...EMPTY_FIELDS, supermarket: card.source }
  const fields = Object.fromEntries(PROMOTION_FIELD_NAMES.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]))
  const checked = registeredPromotionSchema.safeParse({ ...fields, ...typedValues(draft, card, asRead) })
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new FormProblem(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const values = Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, checked.data[field]])) as ReviewedValues
  const corrected = REVIEWED_FIELDS.filter((field) => asRead === null || canonicalText(values[field]) !== canonicalText(asRead[field]))
  return { from: draft.from, values, corrected, evidence: marksIn(draft, card) }
}

function typedValues({ typed }: ReviewDraft, card: CardWords, asRead: ExtractedPromotion | null): object {
  const text = (name: string) => readTypedText(typed, name)
  const textOrNone = (name: string) => text(name) || null
  const isWithoutCap = /^sin/i.test(text('limits'))
  const days = WEEKDAYS.filter((day) => typed.weekdays?.includes(day))
  return {
    ...othersIn(typed, card, asRead),
    discount: { type: text('type'), value: discountIn(text('discount')) },
    validFrom: dateIn(text('validFrom')),
    validUntil: dateIn(text('validUntil')),
    weekdays: days.length === 0 || days.length === WEEKDAYS.length ? null : days,
    where: typed.where ?? [],
    paymentMethods: groupsIn(text('paymentMethods')),
    limits: {
      maxDiscount: isWithoutCap ? null : parseTypedNumber(text('limits')),
      explicitlyHasNoLimit: isWithoutCap,
      period: textOrNone('period'),
      per: textOrNone('per'),
    },
    minPurchase: parseTypedNumber(text('minPurchase')),
    stackable: text('stackable') === '' ? null : text('stackable') === 'si',
    onlyForProducts: textOrNone('onlyForProducts'),
    excludesProducts: textOrNone('excludesProducts'),
  }
}

function discountIn(text: string): number {
  const value = parseTypedNumber(text)
  if (!value) throw new FormProblem('Falta el descuento.')
  return value
}

function dateIn(text: string): string | null {
  if (text !== '' && !isCivilDate(text)) throw new FormProblem(`«${text}» no es una fecha.`)
  return text || null
}

/** Reads one alternative per line, with methods joined by «+»; null: any method. */
function groupsIn(text: string): string[][] | null {
  const groups = splitLines(text).map((line) =>
    line
      .split('+')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  const named = groups.filter((group) => group.length > 0)
  return named.length === 0 ? null : named
}

/** Reads the fields without an input of their own. A condition keeps its deciding words. */
function othersIn(typed: FormValues, card: CardWords, asRead: ExtractedPromotion | null): object {
  const others = Object.fromEntries(
    SHAPED_INPUT_FIELDS.map((field) => [field, readFormValue(PROMOTION_FIELDS[field].shape, field, typed, card)]),
  )
  const before = asRead?.conditions ?? NO_CONDITIONS
  const conditions = { ...NO_CONDITIONS, ...(others.conditions as Partial<Conditions>) }
  const kept = CONDITION_PARTS.filter(
    (part) => before.evidence[part] !== undefined && canonicalText(before[part]) === canonicalText(conditions[part]),
  )
  return { ...others, conditions: { ...conditions, evidence: Object.fromEntries(kept.map((part) => [part, before.evidence[part]])) } }
}

/** Finds the words marked for each field: by offset, or by text that occurs once on the card. @throws FormProblem */
function marksIn({ typed }: ReviewDraft, card: CardWords): Partial<Record<EvidenceField, Span[]>> {
  const marks = EVIDENCE_FIELDS.flatMap((field): [EvidenceField, Span[]][] => {
    const given = readTypedText(typed, `mark.${field}`)
    return given === '' ? [] : [[field, [findSpan(given, card)]]]
  })
  return Object.fromEntries(marks)
}
