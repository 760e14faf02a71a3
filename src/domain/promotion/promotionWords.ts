import { joinWithAnd, pesos } from '../text/words.ts'
import { allCaps } from './caps.ts'
import type { Cap, CapHolder, CapPeriod, Discount, Limits } from './promotion.ts'
import type { Readings } from './readings.ts'

/** «30%» and «de descuento», «6» and «cuotas sin interés». */
export function discountFigure({ type, value }: Discount): { figure: string; unit: string } {
  if (type === 'porcentaje') return { figure: `${String(value).replace('.', ',')}%`, unit: 'de descuento' }
  return { figure: String(value), unit: value === 1 ? 'cuota sin interés' : 'cuotas sin interés' }
}

export const CAP_PERIOD_WORDS: Record<CapPeriod, string> = {
  compra: 'por compra',
  dia: 'por día',
  semana: 'por semana',
  finde: 'por fin de semana',
  quincena: 'por quincena',
  mes: 'por mes',
  resumen: 'por resumen (según cierre el tuyo)',
  trimestre: 'por trimestre',
  año: 'por año',
  promocion: 'en toda la promoción',
}
const HOLDERS: Record<CapHolder, string> = { persona: 'por persona', cuenta: 'por cuenta', banco: 'por banco', tarjeta: 'por tarjeta' }

/** «Tope $ 12.000 por compra y $ 50.000 por mes», «Sin tope», «Tope no informado», or that a second reading has one. */
export function capWords(limits: Limits, readings: Readings | null = null): string {
  if (limits.explicitlyHasNoLimit) return 'Sin tope'
  if (limits.maxDiscount === null) return readings?.open.limits ? 'Tope según una de dos lecturas' : 'Tope no informado'
  return `Tope ${capAmounts(limits)}`
}

/** The tightest first: «$ 12.000 por compra y $ 50.000 por mes», «$ 9.000 (compras de hasta $ 45.000)». */
export function capAmounts(limits: Limits): string {
  const [tightest, ...others] = allCaps(limits)
  if (tightest === undefined) return ''
  return joinWithAnd([capAmount(tightest, limits), ...others.map((cap) => capAmount(cap, limits))])
}

/** A cap on the purchase is said with what it gives back, if it is the tightest. */
function capAmount(cap: Cap, { maxDiscount, caps }: Limits): string {
  if (cap.kind === 'back') return `${pesos(cap.amount)}${capScopeWords(cap)}`
  const purchase = `compras de hasta ${pesos(cap.amount)}${capScopeWords(cap)}`
  return cap === caps[0] && maxDiscount !== null ? `${pesos(maxDiscount)} (${purchase})` : purchase
}

export function withoutHolders(limits: Limits): Limits {
  return { ...limits, per: null, caps: limits.caps.map((cap) => ({ ...cap, per: null })) }
}

/** After the amount: « por mes y por cuenta», « por banco en toda la promoción». */
function capScopeWords({ period, per }: Pick<Limits, 'period' | 'per'>): string {
  if (period === 'promocion' && per !== null) return ` ${HOLDERS[per]} ${CAP_PERIOD_WORDS[period]}`
  const words = [period && CAP_PERIOD_WORDS[period], per && HOLDERS[per]].filter((one) => one !== null)
  return words.length === 0 ? '' : ` ${words.join(' y ')}`
}
