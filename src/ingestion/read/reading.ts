import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import type { Readings } from '#domain/promotion/readings.ts'
import type { RefusedCount } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { SeenWordings } from '#extraction/wordings.ts'
import type { ReviewDesk } from '#review/desk.ts'
import { type Capture, hashCard } from '#storage/captures.ts'
import { contentHash } from '#storage/contentHash.ts'
import type { ContentHash } from '#storage/tables.ts'
import { type Candidate, promotionContent } from './promotionKey.ts'

/** Reads a card: `chains/readCard.ts`, or a test's stub. `seen`: earlier wordings; without them only the rules' own count. */
export type CardReader = (
  card: CapturedCard,
  seen?: SeenWordings,
) => { card: CardWords; promotions: ExtractedPromotion[]; refused: { reason: string }[] }

export type ReadingCounts = {
  /** Entries that were no card, and cards on which the readers failed. */
  unreadable: number
  /** Cards without any promotion or refusal. */
  silent: number
  /** Cards whose words show a wrong encoding. */
  garbled: number
  /** Promotions that equal another one in every field; they are published once. */
  repeated: number
}

/** A card as it was read. `isReviewed`: a person decided what it says. */
export type ReadCard = { words: CardWords; cardHash: ContentHash; promotions: readonly ExtractedPromotion[]; isReviewed: boolean }

export type CaptureReading = {
  capture: Capture
  cards: readonly ReadCard[]
  /** In the order of the page, without duplicates. */
  candidates: Candidate[]
  /** The words of cards with candidates and of cards without any, by card id. */
  texts: Map<string, CardWords>
  refused: RefusedCount[]
  counts: ReadingCounts
}

/** More cards than any chain shows (50 at most so far); the rest is not read. */
const MAX_CARDS = 400
/** The same for promotions (70 at most so far). */
const MAX_PROMOTIONS = 1_000

const READER_FAILED = 'tarjeta que no se pudo leer'

const NO_REVIEWS: ReviewDesk = () => null

/**
 * Reads every card of the capture and applies reviews. Failing cards and refused promotions are counted, never thrown.
 * @param wordings Earlier wordings (`earlierWordings.ts`).
 */
export function readCapture(
  capture: Capture,
  read: CardReader,
  { wordings, desk = NO_REVIEWS }: { wordings?: Uint8Array; desk?: ReviewDesk } = {},
): CaptureReading {
  const seen = wordings && new SeenWordings(wordings)
  const readOne: CardReader = (card) => read(card, seen)
  const cards: ReadCard[] = []
  const refusals: string[] = []
  const counts = { unreadable: capture.unreadable, silent: 0, garbled: 0, repeated: 0 }
  if (capture.cards.length > MAX_CARDS) refusals.push(`tarjetas más allá de las primeras ${MAX_CARDS}, sin leer`)
  for (const card of capture.cards.slice(0, MAX_CARDS)) {
    const reading = readCard(card, readOne, desk)
    if (!reading) {
      counts.unreadable++
      refusals.push(READER_FAILED)
      continue
    }
    refusals.push(...reading.refusals)
    if (reading.promotions.length + reading.refusals.length === 0) counts.silent++
    if (isGarbled(reading.card.text)) counts.garbled++
    const { promotions, isReviewed } = reading
    // The stored card's id counts, whatever the reader says.
    cards.push({ words: { ...reading.card, id: card.id }, cardHash: hashCard(card), promotions, isReviewed })
  }
  const marked = markTwins(cards)
  const { repeated, surplus, ...listed } = listCandidates(marked)
  for (let at = 0; at < surplus; at++) refusals.push(`promociones más allá de las primeras ${MAX_PROMOTIONS}`)
  return { capture, cards: marked, ...listed, refused: countReasons(refusals), counts: { ...counts, repeated } }
}

/** Lists the promotions of cards without duplicates. `surplus`: how many are beyond the most that are taken. */
export function listCandidates(
  cards: readonly ReadCard[],
): Pick<CaptureReading, 'candidates' | 'texts'> & { repeated: number; surplus: number } {
  const candidates = new Map<string, Candidate>()
  const texts = new Map<string, CardWords>()
  let [repeated, surplus] = [0, 0]
  for (const { words, cardHash, promotions } of cards) {
    if (promotions.length === 0) texts.set(words.id, words)
    for (const promotion of promotions) {
      const content = promotionContent(promotion)
      if (candidates.has(content)) repeated++
      else if (candidates.size >= MAX_PROMOTIONS) surplus++
      else {
        candidates.set(content, { cardId: words.id, cardHash, promotion })
        texts.set(words.id, words)
      }
    }
  }
  return { candidates: [...candidates.values()], texts, repeated, surplus }
}

/** Matches UTF-8 letters read byte by byte, or replaced because they could not be decoded. */
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â\u0080|\ufffd/g
/** A single wrong letter can be an accident. */
const MANY = 3

/** Hashes a reading; the order of its promotions does not matter. */
export function readingKey({ candidates }: Pick<CaptureReading, 'candidates'>): ContentHash {
  return contentHash(candidates.map(({ promotion }) => promotionContent(promotion)).sort())
}

const isGarbled = (text: string) => (text.match(GARBLED)?.length ?? 0) >= MANY

type CardResult = { card: CardWords; promotions: ExtractedPromotion[]; refusals: string[]; isReviewed: boolean }

/** Returns null when the reader failed on the card. */
function readCard(card: CapturedCard, read: CardReader, desk: ReviewDesk): CardResult | null {
  try {
    const reading = read(card)
    const settled = desk(reading)
    const isSettled = settled !== null && 'promotions' in settled
    const promotions: ExtractedPromotion[] = []
    // A person has seen what the readers refuse.
    const refusals = isSettled ? [] : reading.refused.map(({ reason }) => reason)
    for (const promotion of isSettled ? settled.promotions : reading.promotions) {
      const checked = extractedPromotionSchema.safeParse(promotion)
      if (checked.success && checked.data.supermarket === reading.card.chain) promotions.push(checked.data)
      else refusals.push(checked.success ? 'promoción de otra cadena' : refusalReason(checked.error))
    }
    return { card: reading.card, promotions, refusals, isReviewed: isSettled }
  } catch {
    // One card must not stop the others. Its text is stored, so the bug can be found by reading it again.
    return null
  }
}

function countReasons(reasons: readonly string[]): RefusedCount[] {
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
  return counts.sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
}

type Read = { words: CardWords; promotions: readonly ExtractedPromotion[]; isReviewed: boolean }

/** Below the least confidence of a sure promotion. */
const UNSURE = 0.79

/**
 * Marks percentages that two cards say in the same words but for the figures, such as 35 % and 30 % with the same cards on the same days: a
 * source that forgot the old card. Each has the other's figures as a further value, so that the smaller counts. Persons' reviews stand.
 */
function markTwins<C extends Read>(cards: readonly C[]): C[] {
  const alike = Map.groupBy(cards, ({ words }) => wordsWithoutFigures(words))
  return cards.map((card) => {
    const others = (alike.get(wordsWithoutFigures(card.words)) ?? []).filter((other) => other !== card)
    return card.isReviewed || others.length === 0 ? card : { ...card, promotions: marked(card, others) }
  })
}

const wordsWithoutFigures = ({ chain, text }: CardWords) => [chain, ...new Set(fold(text).match(/[a-zñ]+/g))].toSorted().join(' ')

function marked(card: Read, others: readonly Read[]): ExtractedPromotion[] {
  return card.promotions.map((promotion) => {
    const twins = others.flatMap(({ promotions }) => promotions).filter((other) => isTwin(promotion, other))
    const [twin] = twins.toSorted((a, b) => a.discount.value - b.discount.value)
    if (twin === undefined) return promotion
    const open: Readings['open'] = {
      discount: { from: 'tarjeta', other: twin.discount },
      ...(twin.limits.maxDiscount === promotion.limits.maxDiscount ? {} : { limits: { from: 'tarjeta', other: twin.limits } }),
    }
    return { ...promotion, readings: { by: 'ambos', open }, confidence: Math.min(UNSURE, promotion.confidence), doubt: null }
  })
}

/** Returns true for another percentage that the same payment would get on the same day. */
function isTwin(one: ExtractedPromotion, other: ExtractedPromotion): boolean {
  const areMoney = one.discount.type === 'porcentaje' && other.discount.type === 'porcentaje'
  const areTogether = (one.validFrom ?? '') <= (other.validUntil ?? LAST) && (other.validFrom ?? '') <= (one.validUntil ?? LAST)
  return areMoney && areTogether && one.discount.value !== other.discount.value && keyOf(one) === keyOf(other)
}
const LAST = '9999-12-31'

const keyOf = ({ weekdays, where, paymentMethods, membership, appliesOnlyTo, onlyForProducts, conditions: { who } }: ExtractedPromotion) =>
  JSON.stringify([weekdays, where, paymentMethods, membership, appliesOnlyTo, onlyForProducts, who.map(({ kind, value }) => [kind, value])])
