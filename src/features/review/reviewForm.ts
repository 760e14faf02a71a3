import { isCivilDate, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, PROMOTION_FIELD_NAMES, UNSAID } from '#domain/promotion/promotionFields.ts'
import { registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { REVIEWED_FIELDS, type ReviewedField, type ReviewedPromotion, type ReviewedValues } from '#domain/promotion/review.ts'
import { sameText } from '#domain/text/sameText.ts'

/** The fields that have an input of their own; the others are one text. */
const OTHER_FIELDS = [
  'membership',
  'unknownPaymentMethods',
  'paymentRails',
  'appliesOnlyTo',
  'conditions',
] as const satisfies ReviewedField[]

/** One promotion of the form as it was typed. */
export type ReviewDraft = {
  /** Which of the card's promotions it was; null: none was read. */
  from: number | null
  /** What was typed, by the names of inputs. */
  typed: Record<string, string>
  weekdays: string[]
  where: string[]
}

/** The form of a promotion as it is published. */
export function draftOf(promotion: ReviewedValues, from: number | null): ReviewDraft {
  const { discount, limits, paymentMethods, stackable } = promotion
  const typed = {
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
    others: JSON.stringify(Object.fromEntries(OTHER_FIELDS.map((field) => [field, promotion[field]]))),
  }
  return { from, typed, weekdays: [...(promotion.weekdays ?? [])], where: [...promotion.where] }
}

/** The form of a promotion that the program did not read. */
export function emptyDraft({ source }: CardWords): ReviewDraft {
  const draft = draftOf({ ...UNSAID, where: [...CHAINS[source].where], discount: { type: 'porcentaje', value: 0 } }, null)
  return { ...draft, typed: { ...draft.typed, discount: '' } }
}

const TYPED = [
  ...['discount', 'type', 'validFrom', 'validUntil', 'paymentMethods', 'limits', 'period', 'per', 'minPurchase'],
  ...['stackable', 'onlyForProducts', 'excludesProducts', 'others'],
]
const MARKED = EVIDENCE_FIELDS.map((field) => `mark.${field}`)
/** More than any card has. */
const MAX_DRAFTS = 64

/** The promotions of a sent form. */
export function draftsIn(form: URLSearchParams): ReviewDraft[] {
  const count = Math.min(MAX_DRAFTS, Number(form.get('cuantas')) || 0)
  return Array.from({ length: count }, (_, at) => ({
    from: form.get(`${at}.from`) === '' ? null : Number(form.get(`${at}.from`)) || 0,
    typed: Object.fromEntries([...TYPED, ...MARKED].map((name) => [name, form.get(`${at}.${name}`)?.replaceAll('\r', '') ?? ''])),
    weekdays: form.getAll(`${at}.weekdays`),
    where: form.getAll(`${at}.where`),
  }))
}

/** What is wrong with a form, in Spanish. */
export class FormProblem extends Error {
  override name = 'FormProblem'
}

/** A promotion as the person left it. @throws FormProblem */
export function reviewedIn(draft: ReviewDraft, card: CardWords, published: readonly ExtractedPromotion[]): ReviewedPromotion {
  const asRead = draft.from === null ? null : published[draft.from]
  if (asRead === undefined) throw new FormProblem('Esta tarjeta cambió mientras la revisabas.')
  const base: Partial<ExtractedPromotion> = asRead ?? { ...UNSAID, supermarket: card.source }
  const fields = Object.fromEntries(PROMOTION_FIELD_NAMES.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]))
  const checked = registeredPromotionSchema.safeParse({ ...fields, ...typedValues(draft) })
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new FormProblem(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const values = Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, checked.data[field]])) as ReviewedValues
  const corrected = REVIEWED_FIELDS.filter((field) => asRead === null || sameText(values[field]) !== sameText(asRead[field]))
  return { from: draft.from, values, corrected, evidence: marksIn(draft, card) }
}

function typedValues({ typed, weekdays, where }: ReviewDraft): object {
  const text = (name: string) => typed[name]?.trim() ?? ''
  const textOrNone = (name: string) => text(name) || null
  const isWithoutCap = /^sin/i.test(text('limits'))
  const days = WEEKDAYS.filter((day) => weekdays.includes(day))
  return {
    ...othersIn(text('others')),
    discount: { type: text('type'), value: discountIn(text('discount')) },
    validFrom: dateIn(text('validFrom')),
    validUntil: dateIn(text('validUntil')),
    weekdays: days.length === 0 || days.length === WEEKDAYS.length ? null : days,
    where,
    paymentMethods: groupsIn(text('paymentMethods')),
    limits: {
      maxDiscount: isWithoutCap ? null : numberIn(text('limits')),
      explicitlyHasNoLimit: isWithoutCap,
      period: textOrNone('period'),
      per: textOrNone('per'),
    },
    minPurchase: numberIn(text('minPurchase')),
    stackable: text('stackable') === '' ? null : text('stackable') === 'si',
    onlyForProducts: textOrNone('onlyForProducts'),
    excludesProducts: textOrNone('excludesProducts'),
  }
}

/** «$ 12.000,50» as 12000.5; null for nothing. @throws FormProblem */
function numberIn(text: string): number | null {
  if (text === '') return null
  const plain = text.replace(/[$%\s]/g, '')
  const value = Number(/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.'))
  if (plain === '' || !Number.isFinite(value)) throw new FormProblem(`«${text}» no es un número.`)
  return value
}

function discountIn(text: string): number {
  const value = numberIn(text)
  if (!value) throw new FormProblem('Falta el descuento.')
  return value
}

function dateIn(text: string): string | null {
  if (text !== '' && !isCivilDate(text)) throw new FormProblem(`«${text}» no es una fecha.`)
  return text || null
}

/** A line an alternative, its methods joined by «+»; null: any method. */
function groupsIn(text: string): string[][] | null {
  const groups = text.split('\n').map((line) =>
    line
      .split('+')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  const named = groups.filter((group) => group.length > 0)
  return named.length === 0 ? null : named
}

function othersIn(text: string): object {
  try {
    const all = JSON.parse(text)
    return Object.fromEntries(OTHER_FIELDS.filter((field) => field in all).map((field) => [field, all[field]]))
  } catch {
    throw new FormProblem('Lo demás tiene que ser JSON.')
  }
}

/** The words that were marked for each field: by their place, or as they stand on the card, once. @throws FormProblem */
function marksIn({ typed }: ReviewDraft, { text }: CardWords): Partial<Record<EvidenceField, Span[]>> {
  const marks = EVIDENCE_FIELDS.flatMap((field): [EvidenceField, Span[]][] => {
    const given = typed[`mark.${field}`]?.trim() ?? ''
    return given === '' ? [] : [[field, [spanIn(given, text)]]]
  })
  return Object.fromEntries(marks)
}

function spanIn(given: string, text: string): Span {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(given) ?? []
  const start = from === undefined ? text.indexOf(given) : Number(from)
  const end = to === undefined ? start + given.length : Number(to)
  if (start < 0 || start >= end || end > text.length) throw new FormProblem(`«${given}» no está en la tarjeta.`)
  if (from === undefined && text.indexOf(given, start + 1) >= 0) throw new FormProblem(`«${given}» está más de una vez en la tarjeta.`)
  return { start, end }
}
