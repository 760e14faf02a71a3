import { CardWordsBuilder } from '#chains/forms/cardWordsBuilder.ts'
import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import { type ChainSlug, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { FEED_SLUGS, FEEDS, type FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { Conditions, WhoCondition } from '#domain/promotion/condition.ts'
import { type EvidenceField, type ExtractedPromotion, type Limits, MIN_SURE_CONFIDENCE, type Span } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import { capWords } from '#domain/promotion/promotionWords.ts'
import { qualifiersOnceSaid } from '#domain/promotion/qualifier.ts'
import { capitalize, everyWeekWords, pesos } from '#domain/text/words.ts'
import type { CardReading } from '#extraction/extractCard.ts'
import type { FeedRecord, Fields, RecordReader, StatedValue } from './record.ts'

const READERS: ReadonlyMap<string, RecordReader> = new Map(
  await Promise.all(
    FEED_SLUGS.map(async (slug) => {
      const { readRecord }: { readRecord: RecordReader } = await import(`./${slug}/record.ts`)
      return [slug, readRecord] as const
    }),
  ),
)

/** What is no record has no words, and any chain does for a card without any. */
const [NO_CHAIN] = READ_CHAIN_SLUGS as [ChainSlug]

export type RecordCard = {
  /** The issuer's words, then a line for each field: the card that is kept and shown. */
  card: CardWords
  /** The issuer's words alone: what is read. */
  print: CardWords
  /** Puts what the fields state into the promotions that were read from the print. */
  withFields(reading: CardReading): CardReading
}

export function readRecord(captured: CapturedCard): RecordCard {
  const record = READERS.get(captured.source)?.(captured) ?? {
    ...{ chain: NO_CHAIN, url: FEEDS[captured.source as FeedSlug].url, print: [], fields: {} },
  }
  return cardOf(captured, record)
}

export function cardOf(captured: CapturedCard, { fields, ...record }: FeedRecord): RecordCard {
  const builder = new CardWordsBuilder(captured)
  for (const [role, words] of record.print) builder.add(role, words)
  const print = builder.build(record)
  const before = { text: print.text, blocks: [...print.blocks] }
  for (const line of linesOf(fields)) builder.add('mark', line)
  const card = builder.build(record)
  return { card, print: { ...print, ...before }, withFields: (reading) => putFields({ ...reading, card }, fields) }
}

/** A field that has no words of the record's own, with the line that we write for it. */
type Term = {
  [F in 'weekdays' | 'limits' | 'minPurchase' | 'validFrom' | 'validUntil']: { field: F; value: ExtractedPromotion[F]; words: string }
}
type AnyTerm = Term[keyof Term]

const slashed = (date: string) => date.split('-').reverse().join('/')

function termsOf({ weekdays = [], cap, minimum, validFrom, validUntil }: Fields): AnyTerm[] {
  const limits = cap && limitsOf(cap)
  const [days, when] = weekdays.length < WEEKDAYS.length ? [weekdays, capitalize(everyWeekWords(weekdays))] : [null, 'Todos los días']
  return [
    ...(weekdays.length > 0 ? [{ field: 'weekdays', value: days, words: when } as const] : []),
    ...(limits ? [{ field: 'limits', value: limits, words: capWords(limits) } as const] : []),
    ...(minimum ? [{ field: 'minPurchase', value: minimum, words: `Compra mínima: ${pesos(minimum)}` } as const] : []),
    ...(validFrom ? [{ field: 'validFrom', value: validFrom, words: `Desde el ${slashed(validFrom)}` } as const] : []),
    ...(validUntil ? [{ field: 'validUntil', value: validUntil, words: `Hasta el ${slashed(validUntil)}` } as const] : []),
  ]
}

/** The longest line; it fits into a condition's quote. */
const MAX_LINE = 300

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE).trimEnd()

const linesOf = (fields: Fields): string[] =>
  [fields.paymentMethods, fields.issuer, fields.how, ...(fields.who ?? []), fields.where, ...termsOf(fields)].flatMap((stated) =>
    stated ? [tidy(stated.words)] : [],
  )

function limitsOf(cap: NonNullable<Fields['cap']>): Limits {
  const none: Limits = { maxDiscount: null, explicitlyHasNoLimit: cap === 'none', period: null, per: null, caps: [] }
  return cap === 'none' ? none : { ...none, maxDiscount: cap.amount, period: cap.period }
}

/** Who pays, how and where are the fields'; days, cap, minimum and dates only where the print has none; everything else is the print's. */
function putFields(reading: CardReading, fields: Fields): CardReading {
  const all: CardReading = { ...reading, promotions: [], doubts: [], refused: [...reading.refused] }
  for (const [index, read] of reading.promotions.entries()) {
    const promotion = withFields(reading.card, read, fields)
    const checked = extractedPromotionSchema.safeParse(promotion)
    if (!checked.success) all.refused.push({ reason: refusalReason(checked.error) })
    else {
      all.promotions.push(promotion)
      all.doubts.push(reading.doubts[index] as CardReading['doubts'][number])
    }
  }
  return all
}

function withFields(card: CardWords, read: ExtractedPromotion, fields: Fields): ExtractedPromotion {
  const steps = [putPayer, putHow, putWho, putWhere, putTerms]
  const promotion = steps.reduce((kept, step) => step(card, kept, fields), read)
  const about = read.doubt?.about ?? null
  // What the readers doubted is now the fields'.
  const isSettled = about !== null && promotion[about] !== read[about]
  return doubtDays(isSettled ? { ...promotion, doubt: null, confidence: Math.max(promotion.confidence, MIN_SURE_CONFIDENCE) } : promotion)
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
  lines: readonly string[],
): ExtractedPromotion {
  const { [field]: _, ...evidence } = promotion.evidence
  const { [field]: __, ...conflicts } = promotion.conflicts
  const spans = lines.flatMap((words) => spanOf(card, words) ?? [])
  const qualifiers = lines.length > 0 ? qualifiersOnceSaid(promotion.qualifiers, field) : promotion.qualifiers
  return { ...promotion, [field]: value, evidence: spans.length > 0 ? { ...evidence, [field]: spans } : evidence, conflicts, qualifiers }
}

function spanOf({ blocks, text }: CardWords, words: string): Span | null {
  const block = blocks.find(({ role, start, end }) => role === 'mark' && text.slice(start, end) === tidy(words))
  return block === undefined ? null : { start: block.start, end: block.end }
}

function putPayer(card: CardWords, promotion: ExtractedPromotion, fields: Fields): ExtractedPromotion {
  const methods = fields.paymentMethods ?? withCards(fields.issuer, promotion.paymentMethods)
  if (methods === undefined) return promotion
  const paid = set(card, promotion, 'paymentMethods', methods.value, [methods.words])
  return set(card, paid, 'unknownPaymentMethods', [], [])
}

const isGeneric = (name: MethodName) => methodNamed(name).kind === 'generic'

/** Returns the issuer with the cards of the networks that the print names. */
function withCards(issuer: Fields['issuer'], read: ExtractedPromotion['paymentMethods']): StatedValue<MethodName[][]> | undefined {
  if (issuer === undefined) return undefined
  const cards = new Map((read ?? []).map((group) => group.filter(isGeneric)).map((group) => [group.join(), group]))
  const groups = cards.size === 0 ? [[]] : [...cards.values()]
  return { ...issuer, value: groups.map((group) => [issuer.value, ...group]) }
}

function putHow(card: CardWords, promotion: ExtractedPromotion, { how: stated }: Fields): ExtractedPromotion {
  const span = stated && spanOf(card, stated.words)
  if (!stated || !span) return promotion
  const { conditions } = promotion
  const how = { ...conditions.how, ...stated.value }
  const evidence = { ...conditions.evidence, how: [{ quote: tidy(stated.words), ...span }] }
  const paid = { ...promotion, conditions: { ...conditions, how, evidence } }
  return stated.value.rails === undefined ? paid : set(card, paid, 'paymentRails', railsOf(how), [stated.words])
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

/** A condition that the print states too is the print's. */
function putWho(card: CardWords, read: ExtractedPromotion, { who = [], everyTier = [] }: Fields): ExtractedPromotion {
  const isOpen = ({ kind, value }: WhoCondition) => kind === 'segment' && everyTier.some((tier) => tier === value)
  const said = read.conditions.who.filter((one) => !isOpen(one))
  const added = who.flatMap(({ value, words }): WhoCondition[] => {
    const span = spanOf(card, words)
    const isSaid = said.some((one) => one.kind === value.kind && (value.value === null || one.value === value.value))
    return span === null || isSaid ? [] : [{ ...value, quote: tidy(words), ...span }]
  })
  const promotion = { ...read, conditions: { ...read.conditions, who: [...said, ...added] } }
  const members = added.filter(({ kind }) => kind === 'member')
  const clubs = MEMBERSHIPS.filter((club) => members.some(({ value }) => value === club) || promotion.membership.includes(club))
  const quotes = members.map(({ quote }) => quote)
  return members.length === 0 ? promotion : set(card, promotion, 'membership', clubs, quotes)
}

/** The print may leave out formats of the channels that the fields state; what else it says of channels yields. */
function putWhere(card: CardWords, promotion: ExtractedPromotion, { where }: Fields): ExtractedPromotion {
  if (!where) return promotion
  const both = promotion.where.filter((format) => where.value.includes(format))
  if (both.length === promotion.where.length && promotion.evidence.where !== undefined) return promotion
  return set(card, promotion, 'where', both.length > 0 ? both : where.value, [where.words])
}

/** Each where the print neither says it nor contradicts itself; a cap is of money back. */
function putTerms(card: CardWords, read: ExtractedPromotion, fields: Fields): ExtractedPromotion {
  const isSilent = (field: EvidenceField) => read.evidence[field] === undefined && read.conflicts[field] === undefined
  const isOfTier = (field: EvidenceField) => fields.isOfTier === true && (field === 'limits' || field === 'minPurchase')
  // Without words a card is supposed to hold in its month; of an issuer's list nobody says so.
  const undated = { ...(isSilent('validFrom') && { validFrom: null }), ...(isSilent('validUntil') && { validUntil: null }) }
  return termsOf(fields)
    .filter(({ field }) => (isSilent(field) || isOfTier(field)) && (field !== 'limits' || read.discount.type === 'porcentaje'))
    .reduce<ExtractedPromotion>((promotion, { field, value, words }) => inOrder(set(card, promotion, field, value, [words])) ?? promotion, {
      ...read,
      ...undated,
    })
}

const inOrder = (promotion: ExtractedPromotion): ExtractedPromotion | null =>
  (promotion.validFrom ?? '') <= (promotion.validUntil ?? '9') ? promotion : null
