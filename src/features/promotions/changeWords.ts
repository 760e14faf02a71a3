import { type CivilDate, isCivilDate } from '#domain/calendar.ts'
import type { Limits } from '#domain/promotion.ts'
import type { PromotionChange } from '#domain/promotionChange.ts'
import { dayOfMonth, pesos, weekdaysWords } from '#domain/words.ts'
import { capWords } from './promotionWords.ts'

/** What happened on one day, in words: «el tope pasó de $ 10.000 a $ 12.000 y ahora termina el 30 de abril». */
export type ChangeDay = { date: CivilDate; words: string }

/** The latest first. That it appeared is told elsewhere, and that it ended nobody sees who looks at it. */
export function changeDays(changes: readonly PromotionChange[]): ChangeDay[] {
  const days = Map.groupBy(changes, ({ seenAt }) => seenAt)
  return [...days].flatMap(([date, all]) => {
    const words = all.map(changeWords).filter((one) => one !== null)
    return words.length === 0 ? [] : [{ date, words: [...new Set(words)].join('; ') }]
  })
}

function changeWords({ event, field, was, became }: PromotionChange): string | null {
  if (event === 'returned') return 'volvió a mostrarse'
  if (event === 'follows') return 'vino en lugar de otra que terminó'
  if (event !== 'changed' || field === null) return null
  return FIELDS[field]?.(read(was), read(became)) ?? null
}

/** How each field's change is told; what cannot be told well is said to have changed, and no more. */
const FIELDS: Record<string, (was: unknown, became: unknown) => string> = {
  discount: () => 'cambió el beneficio',
  validFrom: (_, became) => (isCivilDate(became) ? `ahora empieza el ${dayOfMonth(became)}` : 'ya no dice cuándo empieza'),
  validUntil: (was, became) => {
    if (!isCivilDate(became)) return 'ya no dice cuándo termina'
    return isCivilDate(was)
      ? `ahora termina el ${dayOfMonth(became)}, antes el ${dayOfMonth(was)}`
      : `ahora termina el ${dayOfMonth(became)}`
  },
  weekdays: (_, became) => (Array.isArray(became) ? `ahora vale los ${weekdaysWords(became)}` : 'ahora vale todos los días'),
  limits: (was, became) => (isLimits(was) && isLimits(became) ? limitsWords(was, became) : 'cambió el tope'),
  minPurchase: (_, became) => (typeof became === 'number' ? `ahora pide una compra de ${pesos(became)}` : 'ya no pide una compra mínima'),
  where: () => 'cambió dónde vale',
  membership: () => 'cambió para qué socios es',
  paymentMethods: () => 'cambiaron los medios de pago',
  unknownPaymentMethods: () => 'cambiaron los medios de pago',
  paymentRails: () => 'cambió cómo se paga',
  appliesOnlyTo: () => 'cambió para quién es',
  stackable: () => 'cambió si se acumula con otras',
  onlyForProducts: () => 'cambió sobre qué productos es',
}

function limitsWords(was: Limits, became: Limits): string {
  const [before, after] = [capWords(was), capWords(became)]
  if (was.maxDiscount !== null && became.maxDiscount !== null && was.maxDiscount !== became.maxDiscount)
    return `el tope pasó de ${pesos(was.maxDiscount)} a ${pesos(became.maxDiscount)}`
  return before === after ? 'cambió el tope' : `ahora dice «${after}», antes «${before}»`
}

function isLimits(value: unknown): value is Limits {
  return typeof value === 'object' && value !== null && 'maxDiscount' in value && 'explicitlyHasNoLimit' in value
}

function read(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
