import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { type CaptureReading, readCapture } from '#ingestion/read/reading.ts'
import type { ClaimedPromotion, ReaderAnswer } from '#ingestion/read/secondReader/answer.ts'
import { aCard, anExtractedPromotion } from '../../samples.ts'

/** A card in our own words, with what tempts a careless reader: an exclusion, a rate of interest, an example. */
export const WORDS = [
  '20% de descuento los lunes',
  'Con tarjetas de crédito Visa y Mastercard de Banco Galicia. Válido en sucursales.',
  'Válido del 01/03/2026 al 31/03/2026. Tope de reintegro $15.000 por mes por cuenta. No aplica a Mercado Pago ni a pagos con Cuenta DNI. ' +
    'TEA 90%. Compra mínima $8.000. No acumulable con otras promociones. Excluye bebidas   alcohólicas y carnes.',
].join('\n\n')

const METHODS: ExtractedPromotion['paymentMethods'] = [
  ['Banco Galicia', 'Tarjeta de crédito VISA'],
  ['Banco Galicia', 'Tarjeta de crédito Mastercard'],
]

export function spanOf(words: string): Span {
  const start = WORDS.indexOf(words)
  if (start < 0) throw new Error(`not on the card: ${words}`)
  return { start, end: start + words.length }
}

/** What the first reader made of the card, right in every field, but not sure of it. */
export function unsurePromotion(changes: Partial<ExtractedPromotion> = {}): ExtractedPromotion {
  const spans = {
    discount: [spanOf('20%')],
    validFrom: [spanOf('01/03/2026')],
    validUntil: [spanOf('31/03/2026')],
    weekdays: [spanOf('lunes')],
    where: [spanOf('sucursales')],
    paymentMethods: [spanOf('Banco Galicia')],
    limits: [spanOf('$15.000')],
  }
  return anExtractedPromotion({
    where: ['Carrefour'],
    paymentMethods: METHODS,
    restrictions: [],
    confidence: 0.8,
    evidence: spans,
    ...changes,
  })
}

/** The promotion with nothing read for a field. */
export function without(field: 'paymentMethods' | 'weekdays' | 'limits', promotion = unsurePromotion()): ExtractedPromotion {
  const { [field]: _, ...evidence } = promotion.evidence
  const nothing = { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null }
  return { ...promotion, [field]: field === 'limits' ? nothing : null, evidence }
}

/** An honest answer to the card. */
export function honestClaim(changes: Partial<ClaimedPromotion> = {}): ClaimedPromotion {
  return {
    discount: { value: { type: 'porcentaje', value: 20 }, quotes: ['20% de descuento'] },
    validFrom: { value: '2026-03-01', quotes: ['del 01/03/2026 al 31/03/2026'] },
    validUntil: { value: '2026-03-31', quotes: ['del 01/03/2026 al 31/03/2026'] },
    weekdays: { value: ['Lunes'], quotes: ['los lunes'] },
    where: { value: ['Carrefour'], quotes: ['Válido en sucursales'] },
    membership: null,
    paymentMethods: { value: METHODS, quotes: ['tarjetas de crédito Visa y Mastercard de Banco Galicia'] },
    limits: {
      value: { maxDiscount: 15_000, explicitlyHasNoLimit: false, period: 'mes', per: 'cuenta' },
      quotes: ['Tope de reintegro $15.000 por mes por cuenta'],
    },
    ...changes,
  }
}

export const honestAnswer = (changes: Partial<ClaimedPromotion> = {}): ReaderAnswer => ({ promotions: [honestClaim(changes)] })

/** A capture of cards with these words; each `promotions` is one card. */
export function readingOf(cards: readonly ExtractedPromotion[][], words = WORDS): CaptureReading {
  const captured = cards.map((promotions, index) => aCard(`card-${index + 1}`, { promotions, wording: `${words}${'.'.repeat(index)}` }))
  const capture = { source: 'carrefour' as const, capturedAt: '2026-03-27' as const, cards: captured, unreadable: 0 }
  return readCapture(capture, (card) => {
    const { promotions = [], wording = '' } = card.raw as { promotions?: ExtractedPromotion[]; wording?: string }
    const blocks = [...wording.matchAll(/[^\n]+/g)].map((match) => ({
      role: match.index === 0 ? ('headline' as const) : ('legal' as const),
      start: match.index,
      end: match.index + match[0].length,
    }))
    const { id, source, capturedAt } = card
    return {
      card: { id, source, capturedAt, url: 'https://www.carrefour.com.ar/', text: wording, blocks },
      promotions: promotions,
      refused: [],
    }
  })
}
