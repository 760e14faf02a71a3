import type { CardWords } from '#domain/promotion/capture.ts'
import type { Evidence } from '#domain/promotion/promotion.ts'
import { promotionFields } from '#domain/promotion/promotionSchema.ts'
import { SHARED_FIELDS, type SharedField, type SharedValues } from '#domain/promotion/readings.ts'
import type { ChainWords } from '#extraction/chainWords.ts'
import { findQuote, prepareForQuotes, type QuotableCard, VALUE_CHECKS } from '#extraction/quotedValues.ts'
import { QUOTE_NAMES, QUOTE_OF_FIELD } from './question.ts'

/** `proven`: the card's words say the value; others count with another reader. `who`: for whom. `isForUnknown`: outside the catalogue. */
export type Claims = {
  values: Partial<SharedValues> & Pick<SharedValues, 'discount'>
  proven: ReadonlySet<SharedField>
  evidence: Evidence
  who: string | null
  isForUnknown: boolean
}

/** More promotions of an answer are not looked at. */
const MAX_PROMOTIONS = 64

/** A field's form, catalogue names, a quote of the card that says the value. Never throws: any answer gives the claims that hold. */
export function checkAnswer(answer: unknown, words: CardWords, chain: ChainWords): Claims[] {
  const card = prepareForQuotes(words, chain)
  return promotionsIn(answer).flatMap((promotion) => claimsOf(promotion, card) ?? [])
}

/** Worth storing: promotions that pass the check, with the fields and quotes that count. */
export function keepCheckedPromotions(answer: unknown, words: CardWords, chain: ChainWords): { promotions: object[] } {
  const card = prepareForQuotes(words, chain)
  const promotions = promotionsIn(answer).flatMap((promotion) => {
    const claims = claimsOf(promotion, card)
    if (claims === null) return []
    const given = Object.entries(isObject(promotion.quotes) ? promotion.quotes : {})
    const quotes = Object.fromEntries(
      given.filter(([name, quote]) => QUOTE_NAMES.includes(name) && findQuote(card, quote).spans.length > 0),
    )
    const unknown = promotionFields.unknownPaymentMethods.safeParse(promotion.unknownPaymentMethods).data ?? ['ilegible']
    return [{ ...claims.values, ...(claims.isForUnknown && { unknownPaymentMethods: unknown }), quotes }]
  })
  return { promotions }
}

function promotionsIn(answer: unknown): Record<string, unknown>[] {
  return isObject(answer) && Array.isArray(answer.promotions) ? answer.promotions.slice(0, MAX_PROMOTIONS).filter(isObject) : []
}

function claimsOf(promotion: Record<string, unknown>, card: QuotableCard): Claims | null {
  const quotes = isObject(promotion.quotes) ? promotion.quotes : {}
  const claims = { values: {} as Claims['values'], proven: new Set<SharedField>(), evidence: {} as Evidence }
  for (const field of SHARED_FIELDS) {
    const checked = promotionFields[field].safeParse(field === 'limits' ? withoutLoneCap(promotion.limits) : promotion[field])
    if (!checked.success || promotion[field] === undefined) continue
    Object.assign(claims.values, { [field]: checked.data })
    const { spans, mentions } = findQuote(card, quotes[QUOTE_OF_FIELD[field] ?? ''])
    // A date may follow from the words that name the days.
    const days = field === 'validFrom' || field === 'validUntil' ? findQuote(card, quotes.weekdays).mentions : []
    if (!VALUE_CHECKS[field](checked.data as never, { spans, mentions: [...mentions, ...days] }, card)) continue
    claims.proven.add(field)
    if (spans.length > 0 && checked.data !== null) claims.evidence[field] = spans
  }
  const [who] = findQuote(card, quotes.who).spans
  const isForUnknown = Array.isArray(promotion.unknownPaymentMethods) && promotion.unknownPaymentMethods.length > 0
  return claims.proven.has('discount')
    ? { ...claims, isForUnknown, who: who === undefined ? null : card.words.text.slice(who.start, who.end) }
    : null
}

/** A list of one cap says no more than the cap. */
function withoutLoneCap(limits: unknown): unknown {
  if (!isObject(limits)) return limits
  const { caps, ...one } = limits
  return Array.isArray(caps) && caps.length > 1 ? limits : one
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
