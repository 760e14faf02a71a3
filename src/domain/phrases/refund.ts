import { givesInstalments } from '../choice/ranking.ts'
import type { RefundCondition } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capitalize } from '../text/words.ts'

/** Phrases for when and where the money comes. `holder` is the person who gets it, unless that is the reader. */
type Holder = { name: string } | undefined
type Place = NonNullable<RefundCondition['where']>

/** Returns «tu cuenta» or «la cuenta de Ana». */
function own(noun: string, holder: Holder): string {
  return holder ? `la ${noun} de ${holder.name}` : `tu ${noun}`
}

/** Says where the money arrives: «en tu cuenta», «en el resumen de la tarjeta de Ana». */
export function moneyPlaceWords(where: Place, holder?: Holder): string {
  if (where === 'statement') return `en el resumen de ${own('tarjeta', holder)}`
  return `en ${own(where === 'account' ? 'cuenta' : 'billetera', holder)}`
}

type Paid = Pick<ListedPromotion, 'conditions' | 'qualifiers'>

/**
 * Says when and where the money comes: «te lo descuentan al pagar», «vuelve a tu cuenta en 30 días»; null when the
 * card does not say, or says it for one kind of card only.
 */
export function moneyBackWords({ conditions: { refund, how }, qualifiers }: Paid, holder?: Holder): string | null {
  const them = holder ? 'se lo' : 'te lo'
  if (qualifiers.includes('refundByCard')) return `${them} devuelven después, según la tarjeta`
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return `${them} descuentan al pagar`
  if (refund.where === null && refund.days === null) return `${them} devuelven después`
  return `${refund.where === null ? `${them} devuelven` : 'vuelve'}${comingWords(refund, how, holder)}`
}

/** Continues a verb: « a tu cuenta en 30 días»; empty when the card says neither place nor time. */
function comingWords({ where, days, business }: RefundCondition, { funds }: Paid['conditions']['how'], holder: Holder): string {
  const place = where === null ? '' : ` ${backTo(where, where === 'statement' && funds === 'credit', holder)}`
  return `${place}${days === null ? '' : ` en ${daysWords(days, business)}`}`
}

/** Says the same for money that comes back later; empty for a discount at the till, or when the card does not say. */
export function whenBackWords({ conditions: { refund, how }, qualifiers }: Paid, holder?: Holder): string {
  if (refund?.kind !== 'refund') return ''
  if (qualifiers.includes('refundByCard')) return ' después, según la tarjeta'
  return comingWords(refund, how, holder) || ' después'
}

/** Only a credit card surely has a statement. */
function backTo(where: Place, isOnStatement: boolean, holder: Holder): string {
  if (where !== 'statement') return `a ${own(where === 'account' ? 'cuenta' : 'billetera', holder)}`
  return isOnStatement ? moneyPlaceWords(where, holder) : `a ${own('tarjeta', holder)}`
}

function daysWords(days: number, business: boolean): string {
  if (days === 1) return business ? '1 día hábil' : '1 día'
  return business ? `${days} días hábiles` : `${days} días`
}

/** Says «Vuelve a tu cuenta en 30 días»; null when the card does not say when the money comes. */
export function moneyWords(promotion: Paid, holder?: Holder): string | null {
  const words = moneyBackWords(promotion, holder)
  return words === null ? null : capitalize(words)
}

/** Checks whether «te devuelven hasta …» already says everything about when the money comes. */
export function isRefundToldByCap({ limits, conditions: { refund }, qualifiers }: Paid & Pick<ListedPromotion, 'limits'>): boolean {
  if (limits.maxDiscount === null || qualifiers.includes('refundByCard')) return false
  return refund?.kind === 'refund' && refund.where === null && refund.days === null
}

/** Says below the cap when the money comes, or that the card does not say; null for instalments, and when the cap's sentence says it. */
export function moneyLine(promotion: ListedPromotion, holder?: Holder): string | null {
  if (givesInstalments(promotion) || isRefundToldByCap(promotion)) return null
  return moneyWords(promotion, holder) ?? 'No dice cuándo llega la plata'
}
