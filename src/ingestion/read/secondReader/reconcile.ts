import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar.ts'
import { type Discount, type ExtractedPromotion, MIN_SURE_CONFIDENCE, type Span } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { formatForShoppers } from '#extraction/findings.ts'
import { canonicalJson } from '#storage/contentHash.ts'
import { CLAIMED_FIELDS, type ClaimedField, type ClaimedPromotion, type ReaderAnswer } from './answer.ts'
import { findQuotes, type QuotableCard } from './quotes.ts'
import { DECISIVE_FIELDS, isEveryDay, saysDiscount, supportedPart } from './support.ts'

/** A claim's fields that the card's words confirm, with their places. */
type ProvenField = { value: unknown; spans: Span[] }
type Proven = { discount: Discount; fields: Map<ClaimedField, ProvenField>; dropped: number }

export type ReconciledPromotion = {
  promotion: ExtractedPromotion
  /** Whether the second reader independently found everything that the first one did. */
  confirmed: boolean
  /** Fields for which the first reader had found no words. */
  completed: ClaimedField[]
}

/**
 * Merges a second reading into a card's promotions, in order. Sure promotions stay; none are added or removed; fields
 * with words stay; fields without words take what the answer quotes; agreement of both readers makes a promotion sure.
 */
export function reconcileReadings(
  promotions: readonly ExtractedPromotion[],
  answer: ReaderAnswer,
  card: QuotableCard,
): { all: ReconciledPromotion[]; dropped: number } {
  const claims = answer.promotions.map((claim) => proven(claim, card))
  const sound = claims.filter((claim) => claim !== null)
  const all = promotions.map((promotion) => {
    const claim = promotion.confidence < MIN_SURE_CONFIDENCE ? claimFor(promotion, promotions, sound) : null
    return claim === null ? { promotion, confirmed: false, completed: [] } : reconciled(promotion, claim)
  })
  return { all, dropped: claims.reduce((sum, claim) => sum + (claim?.dropped ?? 1), 0) }
}

/** Returns null when the quotes do not confirm even the discount, so the card does not announce it. */
function proven(claim: ClaimedPromotion, card: QuotableCard): Proven | null {
  const { discount } = claim
  const stretches = findQuotes(card, discount.quotes)
  if (stretches === null || !saysDiscount(discount.value, { text: card.text, stretches })) return null
  const result: Proven = { discount: discount.value, fields: new Map(), dropped: 0 }
  for (const field of CLAIMED_FIELDS) {
    const { value, quotes } = claim[field] ?? { value: null, quotes: [] }
    if (isNothing(field, value)) continue
    const found = findQuotes(card, quotes)
    const said = found && supportedPart(field, value as never, { text: card.text, stretches: found })
    if (found === null || said === null) result.dropped++
    else result.fields.set(field, { value: said, spans: found.map(({ start, end }) => ({ start, end })) })
  }
  return result
}

/** Finds the only claim that can be about this promotion: its discount, or its methods, are unique on both sides. */
function claimFor(promotion: ExtractedPromotion, promotions: readonly ExtractedPromotion[], claims: readonly Proven[]): Proven | null {
  const rivals = promotions.filter(({ discount }) => sameDiscount(discount, promotion.discount))
  const candidates = claims.filter(({ discount }) => sameDiscount(discount, promotion.discount))
  if (rivals.length === 1 && candidates.length === 1) return candidates[0] ?? null
  const methods = normal('paymentMethods', promotion.paymentMethods)
  const alone = rivals.filter((rival) => normal('paymentMethods', rival.paymentMethods) === methods).length === 1
  const alike = candidates.filter(({ fields }) => normal('paymentMethods', fields.get('paymentMethods')?.value ?? null) === methods)
  return alone && alike.length === 1 ? (alike[0] ?? null) : null
}

const sameDiscount = (a: Discount, b: Discount) => a.type === b.type && a.value === b.value

function reconciled(promotion: ExtractedPromotion, claim: Proven): ReconciledPromotion {
  if (claim.dropped === 0 && DECISIVE_FIELDS.every((field) => agree(field, promotion, claim))) {
    return { promotion: { ...promotion, confidence: MIN_SURE_CONFIDENCE }, confirmed: true, completed: [] }
  }
  const completed: ClaimedField[] = []
  let current = promotion
  for (const [field, { value, spans }] of claim.fields) {
    const next = withField(current, field, value, spans)
    if (next === null || !extractedPromotionSchema.safeParse(next).success) continue
    current = next
    completed.push(field)
  }
  return { promotion: current, confirmed: false, completed }
}

/** A claim may omit a value that the first reader assumed without words (the chain's shops, the month's days). */
function agree(field: ClaimedField, promotion: ExtractedPromotion, { fields }: Proven): boolean {
  const claimed = fields.get(field)
  if (claimed === undefined) return promotion.evidence[field] === undefined || isNothing(field, promotion[field])
  return normal(field, promotion[field]) === normal(field, claimed.value)
}

/** Fills a field without words; null when it has words, or the value is impossible here. */
function withField(promotion: ExtractedPromotion, field: ClaimedField, value: unknown, spans: Span[]): ExtractedPromotion | null {
  const evidence = { ...promotion.evidence, [field]: sorted([...(promotion.evidence[field] ?? []), ...spans]) }
  if (field === 'limits') {
    const limits = limitsCompleted(promotion.limits, value as ExtractedPromotion['limits'])
    return limits === null ? null : { ...promotion, limits, evidence }
  }
  if (promotion.evidence[field] !== undefined || normal(field, promotion[field]) === normal(field, value)) return null
  if (!canHold(promotion, field, value)) return null
  const shown = field === 'onlyForProducts' || field === 'excludesProducts' ? formatForShoppers(value as string) : value
  return { ...promotion, [field]: shown, evidence }
}

/** Returns a cap where there was none, or a missing period and holder for the same figure. */
function limitsCompleted(known: ExtractedPromotion['limits'], said: ExtractedPromotion['limits']): ExtractedPromotion['limits'] | null {
  if (known.maxDiscount === null && !known.explicitlyHasNoLimit) return said
  if (known.maxDiscount !== said.maxDiscount || known.explicitlyHasNoLimit !== said.explicitlyHasNoLimit) return null
  const whole = { ...known, period: known.period ?? said.period, per: known.per ?? said.per }
  return canonicalJson(whole) === canonicalJson(known) ? null : whole
}

/** Rejects values that the first reader left out for a reason. */
function canHold(promotion: ExtractedPromotion, field: ClaimedField, value: unknown): boolean {
  // A date is null where the card contradicts itself; choosing one would be a guess.
  if (field === 'validFrom' || field === 'validUntil') return promotion[field] !== null
  // Nobody scans a code at a till online.
  if (field === 'paymentRails') return promotion.where.some((format) => format !== 'Online')
  return field === 'weekdays' ? isWithin(promotion, value as NonNullable<ExtractedPromotion['weekdays']>) : true
}

/** Checks that weekdays occur in a range of a few days; others belong to another month. */
function isWithin({ validFrom, validUntil }: ExtractedPromotion, weekdays: NonNullable<ExtractedPromotion['weekdays']>): boolean {
  if (validFrom === null || validUntil === null) return true
  const length = Math.min(daysBetween(validFrom, validUntil) + 1, 7)
  return Array.from({ length }, (_, index) => weekdayOf(addDays(validFrom, index))).some((day) => weekdays.includes(day))
}

/** Checks whether a value says no more than an absent field. */
function isNothing(field: ClaimedField, value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (field === 'weekdays') return isEveryDay(value as unknown[])
  if (field === 'limits') {
    const { maxDiscount, explicitlyHasNoLimit } = value as ExtractedPromotion['limits']
    return maxDiscount === null && !explicitlyHasNoLimit
  }
  return Array.isArray(value) && value.length === 0
}

/** Serializes a value so that equal sets give equal texts. A cap's period and holder are ignored. */
function normal(field: ClaimedField, value: unknown): string {
  if (isNothing(field, value)) return 'null'
  if (field === 'limits') {
    const { maxDiscount, explicitlyHasNoLimit } = value as ExtractedPromotion['limits']
    return canonicalJson([maxDiscount, explicitlyHasNoLimit])
  }
  if (!Array.isArray(value)) return canonicalJson(value)
  return canonicalJson(value.map((item) => canonicalJson(Array.isArray(item) ? [...item].sort() : item)).sort())
}

function sorted(spans: readonly Span[]): Span[] {
  const inOrder = [...spans].sort((a, b) => a.start - b.start || a.end - b.end)
  return inOrder.filter((span, index) => index === 0 || span.start !== inOrder[index - 1]?.start || span.end !== inOrder[index - 1]?.end)
}
