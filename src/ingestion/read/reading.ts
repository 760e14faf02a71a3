import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import type { RefusedCount } from '#domain/promotion/snapshot.ts'
import { SeenWordings } from '#extraction/wordings.ts'
import type { ReviewDesk } from '#review/desk.ts'
import { type Capture, cardHash } from '#storage/captures.ts'
import { contentHash } from '#storage/contentHash.ts'
import type { ContentHash } from '#storage/tables.ts'
import { type Candidate, promotionContent } from './promotionKey.ts'

/** What reads a card: `readCard` of the extraction room, or a test's stub. `seen`: what earlier cards said; left out: only what the rules know. */
export type CardReader = (
  card: CapturedCard,
  seen?: SeenWordings,
) => { card: CardWords; promotions: ExtractedPromotion[]; refused: { reason: string }[] }

/** How the reading of a capture's cards went, for the gate. */
export type ReadingCounts = {
  /** Entries that were no card, and cards that the readers could not read. */
  unreadable: number
  /** Cards that were read without finding any promotion or anything to refuse. */
  silent: number
  /** Cards whose words show that their encoding went wrong. */
  garbled: number
  /** Promotions that equal another one in every field; they are published once. */
  repeated: number
}

/** What was read from a capture, before it is judged. */
export type CaptureReading = {
  capture: Capture
  /** In the order of the page, duplicates gone. */
  candidates: Candidate[]
  /** The words of the cards that candidates were read from, and of those from which nothing was, by card id. */
  texts: Map<string, CardWords>
  refused: RefusedCount[]
  counts: ReadingCounts
}

/** More cards than any chain shows (50 at most so far); what comes beyond is not read. */
const MAX_CARDS = 400
/** The same for promotions (70 at most so far). */
const MAX_PROMOTIONS = 1_000

/** Why a card counts as unreadable, on the status page. */
const READER_FAILED = 'tarjeta que no se pudo leer'

const NO_REVIEWS: ReviewDesk = () => null

/**
 * Reads every card of the capture, and applies what persons verified. A reader that fails on a card, and a promotion that the schema refuses,
 * are counted, never thrown.
 * @param wordings What earlier cards said (`earlierWordings.ts`).
 */
export function readCapture(
  capture: Capture,
  read: CardReader,
  { wordings, desk = NO_REVIEWS }: { wordings?: Uint8Array; desk?: ReviewDesk } = {},
): CaptureReading {
  const seen = wordings && new SeenWordings(wordings)
  const readOne: CardReader = (card) => read(card, seen)
  const candidates = new Map<string, Candidate>()
  const texts = new Map<string, CardWords>()
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
    // The id under which the card was kept counts, whatever the reader says.
    const words = { ...reading.card, id: card.id }
    if (reading.promotions.length === 0) texts.set(card.id, words)
    const identity = { cardId: card.id, cardHash: cardHash(card) }
    for (const promotion of reading.promotions) {
      const content = promotionContent(promotion)
      if (candidates.has(content)) {
        counts.repeated++
        continue
      }
      if (candidates.size >= MAX_PROMOTIONS) {
        refusals.push(`promociones más allá de las primeras ${MAX_PROMOTIONS}`)
        continue
      }
      candidates.set(content, { ...identity, promotion })
      texts.set(card.id, words)
    }
  }
  return { capture, candidates: [...candidates.values()], texts, refused: countReasons(refusals), counts }
}

/** Letters of UTF-8 read byte by byte, or replaced because they could not be decoded. */
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â\u0080|\ufffd/g
/** A slip of one letter happens. */
const MANY = 3

/** What was read, as a hash: the same for the same promotions in any order. */
export function readingKey({ candidates }: Pick<CaptureReading, 'candidates'>): ContentHash {
  return contentHash(candidates.map(({ promotion }) => promotionContent(promotion)).sort())
}

const isGarbled = (text: string) => (text.match(GARBLED)?.length ?? 0) >= MANY

type CardResult = { card: CardWords; promotions: ExtractedPromotion[]; refusals: string[] }

/** null when the reader broke on the card. */
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
      if (checked.success && checked.data.supermarket === card.source) promotions.push(checked.data)
      else refusals.push(checked.success ? 'promoción de otra cadena' : refusalReason(checked.error))
    }
    return { card: reading.card, promotions, refusals }
  } catch {
    // One card must not stop the others. Its text is stored, so the fault can be found by reading it again.
    return null
  }
}

/** Most frequent first; equal counts in alphabetical order. */
function countReasons(reasons: readonly string[]): RefusedCount[] {
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
  return counts.sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
}
