import { isCivilDate } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Conditions, QuotedWords, WhoCondition } from '#domain/promotion/condition.ts'
import { type EvidenceField, type ExtractedPromotion, MIN_SURE_CONFIDENCE, type Span } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import type { CardReading } from '#extraction/extractCard.ts'
import type { Stated, StatedFields } from './record.ts'

/**
 * Puts what a feed's fields state into the promotions that were read from its words. Who pays, how and where are the fields'; a date
 * only where the words have none; everything else is the words'.
 */
export function bindStated(reading: CardReading, stated: StatedFields): CardReading {
  const bound: CardReading = { ...reading, promotions: [], doubts: [], refused: [...reading.refused] }
  for (const [at, read] of reading.promotions.entries()) {
    const promotion = bindPromotion(reading.card, read, stated)
    const checked = extractedPromotionSchema.safeParse(promotion)
    if (!checked.success) bound.refused.push({ reason: refusalReason(checked.error) })
    else {
      bound.promotions.push(promotion)
      bound.doubts.push(reading.doubts[at] as Doubt)
    }
  }
  return bound
}

type Doubt = CardReading['doubts'][number]

function bindPromotion(card: CardWords, promotion: ExtractedPromotion, stated: StatedFields): ExtractedPromotion {
  const steps = [bindPayer, bindHow, bindWho, bindWhere, bindDates]
  const bound = steps.reduce((kept, step) => step(card, kept, stated), promotion)
  const about = promotion.doubt?.about ?? null
  // What the readers doubted is now the fields'.
  const isSettled = about !== null && bound[about] !== promotion[about]
  return doubtDays(isSettled ? { ...bound, doubt: null, confidence: Math.max(bound.confidence, MIN_SURE_CONFIDENCE) } : bound)
}

/** No days at all count as every day, which nobody said. */
function doubtDays(promotion: ExtractedPromotion): ExtractedPromotion {
  if (promotion.weekdays !== null || promotion.evidence.weekdays !== undefined) return promotion
  const doubt = promotion.doubt ?? ({ about: 'weekdays', reason: 'supposed' } as const)
  return { ...promotion, doubt, confidence: Math.min(promotion.confidence, MIN_SURE_CONFIDENCE - 0.01) }
}

/** Sets a field; its evidence is the line that states it. */
function set<F extends EvidenceField>(
  card: CardWords,
  promotion: ExtractedPromotion,
  field: F,
  value: ExtractedPromotion[F],
  words: readonly string[],
): ExtractedPromotion {
  const { [field]: _, ...evidence } = promotion.evidence
  const { [field]: __, ...conflicts } = promotion.conflicts
  const spans = words.flatMap((line) => spanOf(card, line) ?? [])
  return { ...promotion, [field]: value, evidence: spans.length > 0 ? { ...evidence, [field]: spans } : evidence, conflicts }
}

function spanOf(card: CardWords, words: string): Span | null {
  const block = card.blocks.find(({ role, start, end }) => role === 'mark' && card.text.slice(start, end) === words)
  return block === undefined ? null : { start: block.start, end: block.end }
}

/** The reader takes the lines that state fields for words too. */
const isStatedLine = ({ blocks }: CardWords, span: Span) =>
  blocks.some(({ role, start, end }) => role === 'mark' && start <= span.start && span.end <= end)

function quoteOf(card: CardWords, words: string): QuotedWords | null {
  const span = spanOf(card, words)
  return span && { quote: card.text.slice(span.start, span.end), ...span }
}

function bindPayer(card: CardWords, promotion: ExtractedPromotion, stated: StatedFields): ExtractedPromotion {
  const methods = stated.paymentMethods ?? withCards(stated.issuer, promotion.paymentMethods)
  if (methods === undefined) return promotion
  const { unknownPaymentMethods: unknown = { value: [], words: '' } } = stated
  const bound = set(card, promotion, 'paymentMethods', methods.value, [methods.words])
  return set(card, bound, 'unknownPaymentMethods', unknown.value, [unknown.words])
}

const isGeneric = (name: MethodName) => methodNamed(name).kind === 'generic'

/** Returns the issuer's groups with the cards of the networks that the words name. */
function withCards(
  issuer: Stated<MethodName[]> | undefined,
  read: ExtractedPromotion['paymentMethods'],
): Stated<MethodName[][]> | undefined {
  if (issuer === undefined) return undefined
  const cards = [...new Set((read ?? []).map((group) => JSON.stringify(group.filter(isGeneric))))].map(
    (group) => JSON.parse(group) as MethodName[],
  )
  const groups = cards.length === 0 ? [[]] : cards
  return { value: issuer.value.flatMap((name) => groups.map((group) => [name, ...group])), words: issuer.words }
}

function bindHow(card: CardWords, promotion: ExtractedPromotion, { how: stated }: StatedFields): ExtractedPromotion {
  if (stated === undefined) return promotion
  const { conditions } = promotion
  const quote = quoteOf(card, stated.words)
  const how = { ...conditions.how, ...stated.value }
  const evidence = quote === null ? conditions.evidence : { ...conditions.evidence, how: [quote] }
  const bound = { ...promotion, conditions: { ...conditions, how, evidence } }
  return stated.value.rails === undefined ? bound : set(card, bound, 'paymentRails', railsOf(how), [stated.words])
}

/** The public field has no value for a physical card or the web. */
function railsOf({ rails }: Conditions['how']): ExtractedPromotion['paymentRails'] {
  const accepted = {
    pagoConQR: rails.includes('qr'),
    telefonoContactless: rails.includes('nfc'),
    contactless: rails.includes('contactless'),
  }
  return Object.values(accepted).some(Boolean) ? accepted : null
}

/** A condition that the words state too is theirs. */
function bindWho(card: CardWords, read: ExtractedPromotion, { who = [], everyTier = [] }: StatedFields): ExtractedPromotion {
  const isOpen = ({ kind, value }: WhoCondition) => kind === 'segment' && everyTier.some((tier) => tier === value)
  const said = read.conditions.who.filter((one) => !isOpen(one))
  const promotion = { ...read, conditions: { ...read.conditions, who: said } }
  const added = who.flatMap(({ value, words }): WhoCondition[] => {
    const quote = quoteOf(card, words)
    const isSaid = promotion.conditions.who.some((one) => one.kind === value.kind && (value.value === null || one.value === value.value))
    return quote === null || isSaid ? [] : [{ ...value, ...quote }]
  })
  if (added.length === 0) return promotion
  const bound = { ...promotion, conditions: { ...promotion.conditions, who: [...promotion.conditions.who, ...added] } }
  return bindMembership(card, bound, added)
}

/** The fields that follow from conditions on the person. */
function bindMembership(card: CardWords, promotion: ExtractedPromotion, added: readonly WhoCondition[]): ExtractedPromotion {
  const clubs = MEMBERSHIPS.filter((club) => added.some(({ kind, value }) => kind === 'member' && value === club))
  const quotes = added.filter(({ kind }) => kind === 'member').map(({ quote }) => quote)
  const all = MEMBERSHIPS.filter((club) => clubs.includes(club) || promotion.membership.includes(club))
  const bound = clubs.length === 0 ? promotion : set(card, promotion, 'membership', all, quotes)
  const pensioners = added.filter(({ kind }) => kind === 'pensioner').map(({ quote }) => quote)
  if (pensioners.length === 0) return bound
  const audience = { anses: false, programaCiudadaniaPorteña: false, ...bound.appliesOnlyTo, jubilados: true }
  return set(card, bound, 'appliesOnlyTo', audience, pensioners)
}

/** The words may leave out formats of the channels that the fields state; what else they say of channels yields. */
function bindWhere(card: CardWords, promotion: ExtractedPromotion, { where: stated }: StatedFields): ExtractedPromotion {
  if (stated === undefined) return promotion
  const both = promotion.where.filter((format: Where) => stated.value.includes(format))
  if (both.length === promotion.where.length) return promotion
  return set(card, promotion, 'where', both.length > 0 ? both : stated.value, [stated.words])
}

/** A date is taken where the words state none, and do not contradict themselves either. */
function bindDates(
  card: CardWords,
  promotion: ExtractedPromotion,
  { validFrom: from, validUntil: until }: StatedFields,
): ExtractedPromotion {
  const isSaid = (spans: readonly Span[] = []) => spans.some((span) => !isStatedLine(card, span))
  const isFree = (field: 'validFrom' | 'validUntil') => !isSaid(promotion.evidence[field]) && !isSaid(promotion.conflicts[field])
  // Without words a card is supposed to hold in its month; of an issuer's list nobody says so.
  let bound = promotion
  if (isFree('validFrom')) bound = set(card, bound, 'validFrom', null, [])
  if (isFree('validUntil')) bound = set(card, bound, 'validUntil', null, [])
  if (isFree('validFrom') && isDate(from) && (bound.validUntil === null || from.value <= bound.validUntil))
    bound = set(card, bound, 'validFrom', from.value, [from.words])
  if (isFree('validUntil') && isDate(until) && (bound.validFrom === null || bound.validFrom <= until.value))
    bound = set(card, bound, 'validUntil', until.value, [until.words])
  return bound
}

const isDate = (stated: Stated<string> | undefined): stated is Stated<string> => stated !== undefined && isCivilDate(stated.value)
