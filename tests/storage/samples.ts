import type { CardWords } from '#domain/promotion/capture.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import type { Capture } from '#storage/captures.ts'

/** Values that are valid in every field, for tests that look at one of them. */
export function aPromotion(changes: Partial<PublishedPromotion> = {}): PublishedPromotion {
  return {
    ...EMPTY_FIELDS,
    id: 'promo1',
    cardId: 'card-1',
    supermarket: 'carrefour',
    where: ['Carrefour', 'Market'],
    url: 'https://www.carrefour.com.ar/descuentos-bancarios',
    discount: { type: 'porcentaje', value: 20 },
    validFrom: '2026-03-01',
    validUntil: '2026-03-31',
    weekdays: ['Lunes'],
    paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA'], ['MODO']],
    limits: { maxDiscount: 15_000, explicitlyHasNoLimit: false, period: 'mes', per: 'cuenta', caps: [] },
    restrictions: ['No acumulable'],
    evidence: { discount: [{ start: 0, end: 3 }] },
    confidence: 0.95,
    firstSeen: '2026-03-01',
    lastSeen: '2026-03-27',
    ...changes,
  }
}

export function aRawCard(changes: Partial<CardWords> = {}): CardWords {
  const text = changes.text ?? '20% los lunes'
  return {
    id: 'card-1',
    source: 'carrefour',
    chain: (changes.source ?? 'carrefour') as CardWords['chain'],
    capturedAt: '2026-03-27',
    url: 'https://www.carrefour.com.ar/descuentos-bancarios',
    text,
    blocks: [{ role: 'headline', start: 0, end: text.length }],
    ...changes,
  }
}

export function aCapture(): Capture {
  return {
    source: 'carrefour',
    capturedAt: '2026-03-27',
    cards: [
      { id: 'card-1', source: 'carrefour', capturedAt: '2026-03-27', raw: { text: '20% los lunes' } },
      { id: 'card-2', source: 'carrefour', capturedAt: '2026-03-27', raw: { text: '18 cuotas' } },
    ],
    unreadable: 0,
  }
}
