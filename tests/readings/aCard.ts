import type { BlockRole, CardWords } from '#domain/promotion/capture.ts'

const PARTS: [BlockRole, string][] = [
  ['when', 'Todos los jueves de octubre'],
  ['value', '20 % de descuento'],
  ['headline', '20% de descuento con Mercado Pago'],
  [
    'legal',
    'Válido los jueves del 1/10/2026 al 31/10/2026. Pagando con Mercado Pago. Tope de reintegro de $10.000 por semana. Sin mínimo.',
  ],
]

/** The words of a card of our own. */
export function aCardInWords(parts = PARTS): CardWords {
  let text = ''
  const blocks = parts.map(([role, words]) => {
    const start = text.length
    text += `${words}\n\n`
    return { role, start, end: start + words.length }
  })
  return {
    id: 'own',
    source: 'carrefour',
    chain: 'carrefour',
    capturedAt: '2026-10-08',
    url: 'https://www.carrefour.com.ar/descuentos-bancarios',
    text,
    blocks,
  }
}

/** A right answer about that card, with changes. */
export function anAnswer(changes: Record<string, unknown> = {}, quotes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    discount: { type: 'porcentaje', value: 20 },
    validFrom: '2026-10-01',
    validUntil: '2026-10-31',
    weekdays: ['Jueves'],
    where: ['Carrefour', 'Market', 'Express', 'Maxi', 'Online'],
    membership: [],
    paymentMethods: [['Mercado Pago']],
    paymentRails: null,
    appliesOnlyTo: null,
    limits: { maxDiscount: 10_000, explicitlyHasNoLimit: false, period: 'semana', per: null, caps: [] },
    minPurchase: null,
    stackable: null,
    ...changes,
    quotes: {
      discount: '20% de descuento',
      validUntil: 'del 1/10/2026 al 31/10/2026',
      weekdays: 'los jueves',
      paymentMethods: 'PAGANDO CON MERCADO PAGO',
      maxDiscount: 'tope de reintegro de $10.000',
      minPurchase: null,
      who: null,
      ...quotes,
    },
  }
}
