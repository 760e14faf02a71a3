import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { CardReader } from '#ingestion/read/reading.ts'
import { aPromotion } from '../storage/samples.ts'

export function anExtractedPromotion(changes: Partial<ExtractedPromotion> = {}): ExtractedPromotion {
  const { id: _id, cardId: _cardId, firstSeen: _firstSeen, lastSeen: _lastSeen, ...promotion } = aPromotion()
  return { ...promotion, ...changes }
}

/** What the stand-in reader makes of a card: `raw` says it outright. */
export type PlainRaw = { promotions?: Partial<ExtractedPromotion>[]; refused?: string[]; breaks?: boolean; wording?: string }

/** An issuer's record says which chain it is about. */
const chainOf = ({ source, raw }: CapturedCard) => (raw as PlainRaw).promotions?.[0]?.supermarket ?? (source as ChainSlug)

export function aCard(id: string, raw: PlainRaw = { promotions: [{}] }, changes: Partial<CapturedCard> = {}): CapturedCard {
  return { id, source: 'carrefour', capturedAt: '2026-03-27', raw, ...changes }
}

/** Stands in for the readers, so that these tests say what a card means instead of depending on how it is read. */
export const plainReader: CardReader = (card) => {
  const raw = card.raw as PlainRaw
  if (raw.breaks) throw new Error('a reader broke')
  const text = raw.wording ?? `20% los lunes ${card.id}`
  return {
    card: {
      id: card.id,
      source: card.source,
      chain: chainOf(card),
      capturedAt: card.capturedAt,
      url: 'https://www.carrefour.com.ar/descuentos-bancarios',
      text,
      blocks: [{ role: 'body', start: 0, end: text.length }],
    },
    promotions: (raw.promotions ?? []).map((promotion) =>
      anExtractedPromotion({ supermarket: chainOf(card), where: [CHAINS[chainOf(card)].where[0]], ...promotion }),
    ),
    refused: (raw.refused ?? []).map((reason) => ({ reason })),
  }
}
