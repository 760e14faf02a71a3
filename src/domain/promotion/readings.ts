import type { ExtractedPromotion } from './promotion.ts'

export const SHARED_FIELDS = [
  ...(['discount', 'validFrom', 'validUntil', 'weekdays', 'where', 'membership', 'paymentMethods', 'paymentRails'] as const),
  ...(['appliesOnlyTo', 'limits', 'minPurchase', 'stackable'] as const),
] as const
export type SharedField = (typeof SHARED_FIELDS)[number]
export type SharedValues = Pick<ExtractedPromotion, SharedField>

/** A person's review replaces both. */
export const READERS = ['programa', 'modelo'] as const
export type Reader = (typeof READERS)[number]
/** A reader of the card, or a further card of the page in the same words. */
export const VALUE_SOURCES = [...READERS, 'tarjeta'] as const
type ValueSource = (typeof VALUE_SOURCES)[number]

/** `by`: who read it. `open`: fields that one reader alone bears out, with the other value, if any, and its source (`from`). */
export type Readings = {
  by: 'ambos' | Reader
  open: { [F in SharedField]?: { from: ValueSource; other?: SharedValues[F] | undefined } | undefined }
}
type Read = Partial<SharedValues> & { readings: Readings | null }

/** Fields that do not decide what a shopper saves: a difference on them makes no promotion doubtful. */
const MINOR: ReadonlySet<SharedField> = new Set(['paymentRails', 'stackable'])

/** A shopper is told that the readers differ on these. */
export function openFields(readings: Readings | null): SharedField[] {
  return SHARED_FIELDS.filter((field) => readings?.open[field] !== undefined && !MINOR.has(field))
}

/** One reader alone bears out the promotion, or a field that decides what a shopper saves. */
export function isUnconfirmed(readings: Readings | null): boolean {
  return readings !== null && (readings.by !== 'ambos' || openFields(readings).length > 0)
}

const others = new WeakMap<Read, readonly Read[]>()

/** The published one first. A saving or a "yes" must hold in all of them. */
export function readingsOf<P extends Read>(promotion: P): readonly P[] {
  if (promotion.readings === null) return [promotion]
  const known = others.get(promotion) as readonly P[] | undefined
  if (known !== undefined) return known
  const all = [promotion, { ...promotion, ...otherValues(promotion.readings, VALUE_SOURCES) }]
  others.set(promotion, all)
  return all
}

/** Returns the promotion as one reader alone read it; null when that reader has not read it. */
export function asReadBy<P extends Read>(reader: Reader, promotion: P): P | null {
  const { readings } = promotion
  if (readings === null) return promotion
  return readings.by === 'ambos' || readings.by === reader ? { ...promotion, ...otherValues(readings, [reader]) } : null
}

function otherValues({ open }: Readings, from: readonly ValueSource[]): Partial<SharedValues> {
  const stated = SHARED_FIELDS.filter((field) => open[field]?.other !== undefined && from.includes(open[field].from))
  return Object.fromEntries(stated.map((field) => [field, open[field]?.other]))
}

/** Of one run. `dropped`: answers by reason; `left`: texts that nobody has read yet. */
export type AskedCounts = { asked: number; read: number; dropped: Record<string, number>; left: number }

/** For operators: «12 textos leídos, 1 respuesta descartada (late), quedan 3 para la próxima». */
export function askedWords({ read, dropped, left }: AskedCounts): string {
  const bad = Object.entries(dropped)
  const count = bad.reduce((sum, [, some]) => sum + some, 0)
  const why = bad.map(([reason, some]) => `${some} ${DROPPED[reason] ?? reason}`).join(', ')
  return [
    read === 1 ? '1 texto leído' : `${read} textos leídos`,
    ...(count === 0 ? [] : [`${count === 1 ? '1 respuesta descartada' : `${count} respuestas descartadas`} (${why})`]),
    ...(left === 0 ? [] : [left === 1 ? 'queda 1 para la próxima' : `quedan ${left} para la próxima`]),
  ].join(', ')
}
const DROPPED: Record<string, string> = { late: 'fuera de tiempo', huge: 'demasiado larga', refused: 'con error', unreadable: 'sin JSON' }
