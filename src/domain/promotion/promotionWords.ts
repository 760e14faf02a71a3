import { pesos } from '../text/words.ts'
import type { CapHolder, CapPeriod, Discount, Limits } from './promotion.ts'
import type { Readings } from './readings.ts'

/** Splits a discount into figure and unit: «30%» and «de descuento», «6» and «cuotas sin interés». */
export function discountFigure({ type, value }: Discount): { figure: string; unit: string } {
  if (type === 'porcentaje') return { figure: `${String(value).replace('.', ',')}%`, unit: 'de descuento' }
  return { figure: String(value), unit: value === 1 ? 'cuota sin interés' : 'cuotas sin interés' }
}

const PERIODS: Record<CapPeriod, string> = {
  compra: 'por compra',
  dia: 'por día',
  semana: 'por semana',
  finde: 'por fin de semana',
  quincena: 'por quincena',
  mes: 'por mes',
  promocion: 'en toda la promoción',
}
const HOLDERS: Record<CapHolder, string> = { persona: 'por persona', cuenta: 'por cuenta', banco: 'por banco', tarjeta: 'por tarjeta' }

/** Says the cap: «Tope $ 15.000 por mes por cuenta», «Sin tope», «Tope no informado», or that a second reading has one. */
export function capWords(limits: Limits, readings: Readings | null = null): string {
  if (limits.explicitlyHasNoLimit) return 'Sin tope'
  if (limits.maxDiscount === null) return readings?.open.limits ? 'Tope según una de dos lecturas' : 'Tope no informado'
  return `Tope ${pesos(limits.maxDiscount)}${capScopeWords(limits)}`
}

/** Says the period and holder of a cap, after its amount: « por mes y por cuenta», « por banco en toda la promoción». */
export function capScopeWords({ period, per }: Pick<Limits, 'period' | 'per'>): string {
  if (period === 'promocion' && per !== null) return ` ${HOLDERS[per]} ${PERIODS[period]}`
  const words = [period && PERIODS[period], per && HOLDERS[per]].filter((one) => one !== null)
  return words.length === 0 ? '' : ` ${words.join(' y ')}`
}
