import { addDays, daysBetween, WEEKDAYS, weekdayOf } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { type ExtractedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, MAX_CLAUSE_TEXT } from '#domain/promotion/promotionFields.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { qualifiersOnceSaid } from '#domain/promotion/qualifier.ts'
import { isUnconfirmed, type Readings, SHARED_FIELDS, type SharedField, type SharedValues } from '#domain/promotion/readings.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'
import type { Claims } from './claims.ts'

/** Both agree (all of 113 such promotions were right), or do not. */
const AGREED = 0.98
const UNSURE = MIN_SURE_CONFIDENCE - 0.3

/** Every card says for whom it is: naming nobody means everybody. In other fields an empty value may be an oversight. */
const ALWAYS_SAID: ReadonlySet<SharedField> = new Set(['membership', 'appliesOnlyTo', 'limits'])

/** What both say is sure; of what differs the model's counts if the card's words bear it out, and both are kept; the rest is unsure. */
export function mergeReadings(read: readonly ExtractedPromotion[], claimed: readonly Claims[], card: CardWords): ExtractedPromotion[] {
  const pairs = pairReadings(read, claimed)
  const common = read.map((promotion) => {
    const claims = pairs.get(promotion)
    const alone = unsure(promotion, { by: 'programa', open: {} })
    const merged = claims === undefined ? alone : mergeOne(promotion, claims)
    // Values of two readers may contradict each other: then the program's stand together.
    return extractedPromotionSchema.safeParse(merged).success ? merged : alone
  })
  const taken = new Set(pairs.values())
  const more = claimed.filter((claims) => !taken.has(claims)).map((claims) => promotionOfModel(claims, read, card))
  return [...common, ...more].flatMap((promotion) => extractedPromotionSchema.safeParse(promotion).data ?? [])
}

function mergeOne(promotion: ExtractedPromotion, claims: Claims): ExtractedPromotion {
  const { values, evidence } = claims
  const readings: Readings = { by: 'ambos', open: { ...promotion.readings?.open } }
  let merged = promotion
  for (const field of SHARED_FIELDS) {
    const verdict = compareField(field, promotion, claims)
    if (verdict === 'silent') Object.assign(readings.open, { [field]: { from: 'modelo', other: values[field] } })
    if (verdict !== 'differs') continue
    Object.assign(readings.open, { [field]: { from: 'programa', other: promotion[field] } })
    const { [field]: _programs, ...others } = merged.evidence
    merged = {
      ...merged,
      [field]: values[field],
      qualifiers: qualifiersOnceSaid(merged.qualifiers, field),
      evidence: { ...others, ...(evidence[field] && { [field]: evidence[field] }) },
    }
  }
  return !isUnconfirmed(readings)
    ? {
        ...merged,
        readings,
        confidence: isPlain(promotion) ? Math.max(AGREED, promotion.confidence) : promotion.confidence,
        doubt: null,
      }
    : unsure(merged, readings)
}

/** A name outside the catalogue, or a card that contradicts itself, stays as doubtful as it was. */
const isPlain = ({ unknownPaymentMethods, conflicts }: ExtractedPromotion) =>
  unknownPaymentMethods.length === 0 && Object.keys(conflicts).length === 0

const unsure = (promotion: ExtractedPromotion, readings: Readings): ExtractedPromotion => ({
  ...promotion,
  readings,
  confidence: Math.min(UNSURE, promotion.confidence),
  doubt: null,
})

/** `silent`: unsaid or not borne out, so the program's value stays. `differs`: the model's is taken. */
function compareField(
  field: SharedField,
  promotion: ExtractedPromotion,
  { values, proven, isForUnknown }: Claims,
): 'same' | 'silent' | 'differs' {
  const value = values[field]
  if (field === 'paymentMethods' && isForUnknown !== promotion.unknownPaymentMethods.length > 0) return 'silent'
  if (value !== undefined && isSameValue(field, promotion, { ...promotion, ...values })) return 'same'
  // The program fills in a date that no word names.
  if (value === null && (field === 'validFrom' || field === 'validUntil'))
    return promotion.evidence[field] === undefined ? 'same' : 'silent'
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  return !proven.has(field) || (isEmpty && !ALWAYS_SAID.has(field)) ? 'silent' : 'differs'
}

function isSameValue(field: SharedField, one: SharedValues, other: SharedValues): boolean {
  if (field === 'weekdays') return canonicalText(runningDays(one)) === canonicalText(runningDays(other))
  if (field === 'paymentMethods') return canonicalText(leastGroups(one)) === canonicalText(leastGroups(other))
  if (field === 'limits') return isSameCap(one.limits, other.limits)
  if (field === 'where' || field === 'membership') return canonicalText(one[field].toSorted()) === canonicalText(other[field].toSorted())
  return canonicalText(one[field]) === canonicalText(other[field])
}

/** A reader who does not name the period leaves it open. */
function isSameCap(one: SharedValues['limits'], other: SharedValues['limits']): boolean {
  const isPeriodOpen = one.period === null || other.period === null
  return (
    one.maxDiscount === other.maxDiscount &&
    one.explicitlyHasNoLimit === other.explicitlyHasNoLimit &&
    (one.per === null || other.per === null || one.per === other.per) &&
    (isPeriodOpen || one.period === other.period)
  )
}

/** Within less than a week the dates determine the days, named or not. */
function runningDays({ weekdays, validFrom, validUntil }: SharedValues): string[] {
  const length = validFrom === null || validUntil === null ? WEEKDAYS.length : daysBetween(validFrom, validUntil) + 1
  const all =
    validFrom === null || length >= WEEKDAYS.length
      ? WEEKDAYS
      : Array.from({ length }, (_, offset) => weekdayOf(addDays(validFrom, offset)))
  const named = all.filter((day) => weekdays?.includes(day) ?? true)
  return (named.length > 0 ? named : [...all]).toSorted()
}

/** Leaves out each group that has all methods of a smaller one. */
function leastGroups({ paymentMethods }: SharedValues): string[] {
  const groups = (paymentMethods ?? []).map((group): string[] => group.toSorted())
  const isNeedless = (group: string[]) => groups.some((other) => other.length < group.length && other.every((name) => group.includes(name)))
  return groups
    .filter((group) => !isNeedless(group))
    .map((group) => group.join(' + '))
    .toSorted()
}

/** Of equal discount, those with most fields in common first. */
function pairReadings(read: readonly ExtractedPromotion[], claimed: readonly Claims[]): Map<ExtractedPromotion, Claims> {
  const all = read.flatMap((promotion) =>
    claimed.flatMap((claims) => {
      const same = SHARED_FIELDS.filter((field) => compareField(field, promotion, claims) === 'same')
      const points = same.length + 2 * same.filter((field) => field === 'paymentMethods' || field === 'weekdays').length
      return same.includes('discount') ? [{ promotion, claims, points }] : []
    }),
  )
  const pairs = new Map<ExtractedPromotion, Claims>()
  const taken = new Set<Claims>()
  for (const { promotion, claims } of all.toSorted((a, b) => b.points - a.points)) {
    if (pairs.has(promotion) || taken.has(claims)) continue
    pairs.set(promotion, claims)
    taken.add(claims)
  }
  return pairs
}

/** Only the model has it. Dates and formats that all others of the card share hold for it as well. */
function promotionOfModel(
  { values, proven, evidence, who }: Claims,
  [first, ...others]: readonly ExtractedPromotion[],
  { chain, url }: CardWords,
): ExtractedPromotion {
  const shared = (['validFrom', 'validUntil', 'where'] as const).filter((field) =>
    others.every((one) => isSameValue(field, one, first ?? one)),
  )
  const said = SHARED_FIELDS.filter((field) => proven.has(field) && values[field] !== null)
  return unsure(
    {
      ...EMPTY_FIELDS,
      where: [...CHAINS[chain].where],
      ...(first && Object.fromEntries(shared.map((field) => [field, first[field]]))),
      ...Object.fromEntries(said.map((field) => [field, values[field]])),
      discount: values.discount,
      restrictions: who === null ? [] : [who.slice(0, MAX_CLAUSE_TEXT)],
      supermarket: chain,
      url: url || CHAINS[chain].url || '',
      evidence,
      confidence: UNSURE,
    },
    { by: 'modelo', open: {} },
  )
}
