import type { CapturedCard, RawCard } from '#domain/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotionSchema.ts'
import type { RefusedCount } from '#domain/snapshot.ts'
import { type Capture, cardHash } from '#storage/captures.ts'
import type { GateFigures } from './gate/checks.ts'
import { profileOf } from './gate/profile.ts'
import { GATE_THRESHOLDS } from './gate/thresholds.ts'
import { type Candidate, sameOffer } from './offers.ts'

/** What reads a card: `readCard` of the extraction room, or a stand-in of a test. */
export type CardReader = (card: CapturedCard) => { card: RawCard; promotions: ExtractedPromotion[]; refused: { reason: string }[] }

/** What was read from a capture, before it is judged. */
export type CaptureReading = {
  capture: Capture
  /** In the order of the page, duplicates gone. */
  candidates: Candidate[]
  /** The words of the cards that candidates were read from, by card id. */
  texts: Map<string, RawCard>
  refused: RefusedCount[]
  figures: GateFigures
}

/** Why a card counts as unreadable, on the status page. */
const READER_FAILED = 'tarjeta que no se pudo leer'

/** Reads every card of the capture. A reader that fails on a card, and a promotion that the schema refuses, are counted, never thrown. */
export function readCapture(capture: Capture, read: CardReader): CaptureReading {
  const candidates = new Map<string, Candidate>()
  const texts = new Map<string, RawCard>()
  const refusals: string[] = []
  const figures = { unreadable: capture.unreadable, silent: 0, garbled: 0, repeated: 0 }
  if (capture.cards.length > GATE_THRESHOLDS.cards) refusals.push(`tarjetas más allá de las primeras ${GATE_THRESHOLDS.cards}, sin leer`)
  for (const card of capture.cards.slice(0, GATE_THRESHOLDS.cards)) {
    const reading = readCard(card, read)
    if (!reading) {
      figures.unreadable++
      refusals.push(READER_FAILED)
      continue
    }
    refusals.push(...reading.refusals)
    if (reading.promotions.length + reading.refusals.length === 0) figures.silent++
    if (isGarbled(reading.card.text)) figures.garbled++
    const identity = { cardId: card.id, cardHash: cardHash(card) }
    for (const offer of reading.promotions) {
      const content = sameOffer(offer)
      if (candidates.has(content)) {
        figures.repeated++
        continue
      }
      if (candidates.size >= GATE_THRESHOLDS.promotions) {
        refusals.push(`promociones más allá de las primeras ${GATE_THRESHOLDS.promotions}`)
        continue
      }
      candidates.set(content, { ...identity, offer })
      // The id under which the card was kept counts, whatever the reader says.
      texts.set(card.id, { ...reading.card, id: card.id })
    }
  }
  const reading = { capture, candidates: [...candidates.values()], texts, refused: countReasons(refusals) }
  return { ...reading, figures: { ...figures, ...offerFigures(reading) } }
}

/** The figures that depend on what the offers say: told anew when a second reader has changed some of them. */
export function offerFigures({
  capture,
  candidates,
}: Pick<CaptureReading, 'capture' | 'candidates'>): Pick<GateFigures, 'generous' | 'profile'> {
  const offers = candidates.map(({ offer }) => offer)
  const isGenerous = ({ discount }: ExtractedPromotion) =>
    discount.type === 'porcentaje' && discount.value > GATE_THRESHOLDS.generousPercentage
  return {
    generous: offers.filter(isGenerous).length,
    profile: profileOf(offers, { capturedAt: capture.capturedAt, cards: capture.cards.length }),
  }
}

/** Letters of UTF-8 read byte by byte, or replaced because nobody could read them. */
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â\u0080|\ufffd/g
/** A slip of one letter happens. */
const MANY = 3

const isGarbled = (text: string) => (text.match(GARBLED)?.length ?? 0) >= MANY

type CardResult = { card: RawCard; promotions: ExtractedPromotion[]; refusals: string[] }

/** null when the reader broke on the card. */
function readCard(card: CapturedCard, read: CardReader): CardResult | null {
  try {
    const reading = read(card)
    const promotions: ExtractedPromotion[] = []
    const refusals = reading.refused.map(({ reason }) => reason)
    for (const promotion of reading.promotions) {
      const checked = extractedPromotionSchema.safeParse(promotion)
      if (checked.success && checked.data.supermarket === card.source) promotions.push(checked.data)
      else refusals.push(checked.success ? 'supermarket: promoción de otra cadena' : refusalReason(checked.error))
    }
    return { card: reading.card, promotions, refusals }
  } catch {
    // One card must not cost the others; what it says is kept, so the fault can be found by reading it again.
    return null
  }
}

/** Most frequent first; equal counts in alphabetical order. */
function countReasons(reasons: readonly string[]): RefusedCount[] {
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
  return counts.sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
}
