import { isInstalments } from '../choice/ranking.ts'
import type { RefundCondition } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capital } from '../text/words.ts'

/** When and where the money comes. `holder`: whose it is, where that is not the reader. */
type Holder = { name: string } | undefined
type Place = NonNullable<RefundCondition['where']>

/** «tu cuenta», «la cuenta de Ana». */
function own(noun: string, holder: Holder): string {
  return holder ? `la ${noun} de ${holder.name}` : `tu ${noun}`
}

/** Says where the money is found: «en tu cuenta», «en el resumen de la tarjeta de Ana». */
export function moneyPlace(where: Place, holder?: Holder): string {
  if (where === 'statement') return `en el resumen de ${own('tarjeta', holder)}`
  return `en ${own(where === 'account' ? 'cuenta' : 'billetera', holder)}`
}

type Paid = Pick<ListedPromotion, 'conditions' | 'qualifiers'>

/**
 * When and where the money of a promotion comes: «te lo descuentan al pagar», «vuelve a tu cuenta en 30 días»; null when the card does not say. What
 * it says for one kind of card alone stands in its clauses, and is not said of all.
 */
export function moneyBackWords({ conditions: { refund, how }, qualifiers }: Paid, holder?: Holder): string | null {
  const them = holder ? 'se lo' : 'te lo'
  if (qualifiers.includes('refundByCard')) return `${them} devuelven después, según la tarjeta`
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return `${them} descuentan al pagar`
  if (refund.where === null && refund.days === null) return `${them} devuelven después`
  return `${refund.where === null ? `${them} devuelven` : 'vuelve'}${comingWords(refund, how, holder)}`
}

/** Says, after a verb, where and when the money comes back: « a tu cuenta en 30 días»; empty where the card says neither. */
function comingWords({ where, days, business }: RefundCondition, { funds }: Paid['conditions']['how'], holder: Holder): string {
  const place = where === null ? '' : ` ${backTo(where, where === 'statement' && funds === 'credit', holder)}`
  return `${place}${days === null ? '' : ` en ${daysWords(days, business)}`}`
}

/** The same of a promotion whose money comes back; empty of one that takes it off at once, or does not say. */
export function whenBackWords({ conditions: { refund, how }, qualifiers }: Paid, holder?: Holder): string {
  if (refund?.kind !== 'refund') return ''
  if (qualifiers.includes('refundByCard')) return ' después, según la tarjeta'
  return comingWords(refund, how, holder) || ' después'
}

/** A card that is no credit card for sure may have no statement. */
function backTo(where: Place, isOnStatement: boolean, holder: Holder): string {
  if (where !== 'statement') return `a ${own(where === 'account' ? 'cuenta' : 'billetera', holder)}`
  return isOnStatement ? moneyPlace(where, holder) : `a ${own('tarjeta', holder)}`
}

function daysWords(days: number, business: boolean): string {
  if (days === 1) return business ? '1 día hábil' : '1 día'
  return business ? `${days} días hábiles` : `${days} días`
}

/** «Vuelve a tu cuenta en 30 días», null when the card does not say when the money comes. */
export function moneyWords(promotion: Paid, holder?: Holder): string | null {
  const words = moneyBackWords(promotion, holder)
  return words === null ? null : capital(words)
}

/** Whether «te devuelven hasta …» has said all that the card says of when the money comes. */
export function isToldByCap({ limits, conditions: { refund }, qualifiers }: Paid & Pick<ListedPromotion, 'limits'>): boolean {
  if (limits.maxDiscount === null || qualifiers.includes('refundByCard')) return false
  return refund?.kind === 'refund' && refund.where === null && refund.days === null
}

/** When the money comes, as the page says it below the cap: also that the card does not say; null of instalments, and where the cap has said it. */
export function moneyLine(promotion: ListedPromotion, holder?: Holder): string | null {
  if (isInstalments(promotion) || isToldByCap(promotion)) return null
  return moneyWords(promotion, holder) ?? 'No dice cuándo llega la plata'
}
