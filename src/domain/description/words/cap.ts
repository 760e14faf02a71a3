import { givesInstalments } from '../../choice/ranking.ts'
import type { RefundCondition } from '../../promotion/condition.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { capAmounts, capWords, withoutHolders } from '../../promotion/promotionWords.ts'
import { amountThatUsesCap } from '../../promotion/saving.ts'
import { dayAndMonth, pesos, uncapitalize } from '../../text/words.ts'
import type { RemainingCap } from '../../uses/remainingCap.ts'

/** How much comes back at most, when and where. `holder` is the person who gets it, unless that is the reader. */

type Place = NonNullable<RefundCondition['where']>

type Capped = Pick<ListedPromotion, 'limits' | 'discount' | 'readings'> & { conditions: { refund: RefundCondition | null } }
type Holder = { name: string } | undefined

/** Returns the verb: «Te devuelven», «Te descuentan» at the till, «Ahorrás» when the card does not say which; «A Ana le devuelven». */
function gives({ refund }: Capped['conditions'], holder: Holder): string {
  const kind = refund?.kind ?? null
  if (kind === null) return holder ? `${holder.name} ahorra` : 'Ahorrás'
  const verb = kind === 'till' ? 'descuentan' : 'devuelven'
  return holder ? `A ${holder.name} le ${verb}` : `Te ${verb}`
}

/**
 * Says the cap in one sentence: «Te devuelven hasta $ 20.000 por mes (los alcanzás comprando $ 57.143)»; null for instalments
 * without a cap.
 * @param isWhole Nothing of the cap was used.
 */
export function capSentence({ limits, discount, conditions, readings }: Capped, isWhole: boolean, holder?: Holder): string | null {
  const { maxDiscount, explicitlyHasNoLimit } = limits
  if (maxDiscount === null) {
    if (discount.type !== 'porcentaje') return null
    if (explicitlyHasNoLimit) return 'Sin tope'
    return readings?.open.limits ? capWords(limits, readings) : 'No dice si hay tope'
  }
  const most = `${gives(conditions, holder)} hasta ${capAmounts(limits)}`
  const amount = isWhole ? amountThatUsesCap({ limits, discount }) : null
  return amount === null ? most : `${most} (${holder ? 'los alcanza' : 'los alcanzás'} comprando ${pesos(amount)})`
}

/** Says the cap inside a sentence: «tope $ 20.000 por mes», or after the gain «hasta $ 20.000 por mes»; null where there is nothing to say. */
export function briefCap(
  { limits, readings, discount }: Pick<ListedPromotion, 'limits' | 'readings' | 'discount'>,
  lead: 'tope' | 'hasta' = 'tope',
): string | null {
  // Instalments rarely have a cap, so its absence is not mentioned.
  if (limits.maxDiscount === null && givesInstalments({ discount })) return null
  const known = withoutHolders(limits)
  return lead === 'hasta' && limits.maxDiscount !== null ? `hasta ${capAmounts(known)}` : uncapitalize(capWords(known, readings))
}

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
 * Says when and where the money comes: «te lo descuentan al pagar», «vuelve a tu cuenta dentro de los 30 días»; null when the
 * card does not say, or says it for one kind of card only.
 */
export function moneyBackWords({ conditions: { refund, how }, qualifiers }: Paid, holder?: Holder): string | null {
  const them = holder ? 'se lo' : 'te lo'
  if (isByCard(refund, qualifiers)) return `${them} devuelven después, según la tarjeta`
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return `${them} descuentan al pagar`
  if (refund.where === null && refund.days === null) return `${them} devuelven después`
  return `${refund.where === null ? `${them} devuelven` : 'vuelve'}${comingWords(refund, how, holder)}`
}

/** Checks whether the refund holds for one kind of card only. What the offer itself takes off at the till holds for every card. */
function isByCard(refund: RefundCondition | null, qualifiers: Paid['qualifiers']): boolean {
  return qualifiers.includes('refundByCard') && refund?.kind !== 'till'
}

/** Continues a verb: « a tu cuenta dentro de los 30 días», the longest that the card says; empty when it says neither place nor time. */
function comingWords({ where, days, business }: RefundCondition, { funds }: Paid['conditions']['how'], holder: Holder): string {
  const place = where === null ? '' : ` ${backTo(where, funds, holder)}`
  return `${place}${days === null ? '' : ` ${daysWords(days, business)}`}`
}

/** Only a credit card surely has a statement; that of money in an account is the account's. */
function backTo(where: Place, funds: Paid['conditions']['how']['funds'], holder: Holder): string {
  if (where === 'statement' && funds === 'credit') return moneyPlaceWords(where, holder)
  if (where === 'statement' && funds !== 'balance') return `a ${own('tarjeta', holder)}`
  return `a ${own(where === 'wallet' ? 'billetera' : 'cuenta', holder)}`
}

function daysWords(days: number, business: boolean): string {
  if (days === 1) return business ? 'dentro del día hábil siguiente' : 'dentro de las 24 horas'
  return `dentro de los ${days} días${business ? ' hábiles' : ''}`
}

/** Checks whether «te devuelven hasta …» already says everything about when the money comes. */
export function isRefundToldByCap({ limits, conditions: { refund }, qualifiers }: Paid & Pick<ListedPromotion, 'limits'>): boolean {
  if (limits.maxDiscount === null || isByCard(refund, qualifiers)) return false
  return refund?.kind === 'refund' && refund.where === null && refund.days === null
}

/**
 * Says briefly what earlier uses left: «te quedan $ 8.000 del tope», «tope usado: vuelve el 1 de diciembre», «puede
 * que ya hayas usado el tope».
 */
export function leftWords({ most, least, usedUp, wholeOn }: RemainingCap): string {
  if (usedUp !== null) {
    const what = usedUp === 'cap' ? 'tope usado' : 'ya la usaste'
    return wholeOn === null ? what : `${what}: vuelve el ${dayAndMonth(wholeOn)}`
  }
  if (most !== null && most === least) return `te quedan ${pesos(most)} del tope`
  if (most === null) return 'puede que valga una sola vez y ya la hayas usado'
  return least === 0 ? 'puede que ya hayas usado el tope' : 'puede que ya hayas usado parte del tope'
}
