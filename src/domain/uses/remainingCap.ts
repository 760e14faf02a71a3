import { addDays, type CivilDate } from '../calendar/calendar.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'
import { allCaps, worthOfCap } from '../promotion/caps.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import { holdsOnDate, type PromotionDates } from '../promotion/occurrence.ts'
import type { Cap, CapPeriod, ListedPromotion } from '../promotion/promotion.ts'
import { groupIssuer } from '../questions/requirement.ts'
import type { Use } from './use.ts'
import { type DayRange, isWithin, periodDays } from './usePeriod.ts'

export type RemainingCap = {
  /** Pesos; null when the promotion has no cap, or an unknown one. */
  most: number | null
  /** Pesos, sure; below `most` when the period is unknown. */
  least: number | null
  /** What is used up, so that nothing comes back before `wholeOn`. */
  usedUp: 'cap' | 'times' | null
  /** The first day with its whole cap again; null when there is none, or it is unknown. */
  wholeOn: CivilDate | null
}

type Terms = Pick<ListedPromotion, 'limits' | 'discount' | keyof PromotionDates> & {
  conditions: Pick<ListedPromotion['conditions'], 'who' | 'uses'>
}

/** How many days ahead a new cap is looked for. */
const AHEAD = 62

/** Computes what earlier uses leave of the cap for a payment with `via`; null when no earlier use counts. */
export function remainingCap(promotion: Terms, via: readonly MethodName[], uses: readonly Use[], date: CivilDate): RemainingCap | null {
  const usesPer = (per: Cap['per']) => uses.filter((use) => isSameHolder(per, via, use.paidWith))
  const caps = allCaps(promotion.limits).map((cap) => leftOfCap(promotion, cap, usesPer(cap.per), date))
  const parts = [...caps, leftOfTimes(promotion, usesPer(promotion.limits.per), date)].filter((part) => part !== null)
  if (parts.length === 0) return null
  const { most, least, ...rest } = parts.reduce(stricterOf)
  const { maxDiscount } = promotion.limits
  return { ...rest, most: lesser(most, maxDiscount), least: lesser(least, maxDiscount) }
}

/** The stricter figures, and the later `wholeOn`. */
function stricterOf(a: RemainingCap, b: RemainingCap): RemainingCap {
  const [most, least] = [lesser(a.most, b.most), lesser(a.least, b.least)]
  if (a.usedUp === null || b.usedUp === null) return { ...(b.usedUp === null ? a : b), most, least }
  const [first, second] = a.wholeOn !== null && b.wholeOn !== null && a.wholeOn > b.wholeOn ? [b, a] : [a, b]
  return { most, least, usedUp: a.usedUp, wholeOn: first.wholeOn && second.wholeOn }
}

function lesser(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function leftOfCap(promotion: Terms, cap: Cap, uses: readonly Use[], date: CivilDate): RemainingCap | null {
  const { period } = cap
  const days = getUsePeriod(promotion, period, date)
  if (days === null) return null
  const worth = worthOfCap(cap, promotion.discount)
  const counted = uses.filter((use) => isWithin(days, use.date))
  const used = counted.reduce((sum, { saved }) => sum + saved, 0)
  if (used === 0) return null
  const least = Math.max(0, worth - used)
  // Without a period nobody knows which purchases share the cap.
  if (period === null) return { most: worth, least, usedUp: null, wholeOn: null }
  const isUsedUp = least === 0
  return { most: least, least, usedUp: isUsedUp ? 'cap' : null, wholeOn: nextAfter(promotion, days) }
}

function leftOfTimes(promotion: Terms, uses: readonly Use[], date: CivilDate): RemainingCap | null {
  const rule = getMostTimes(promotion)
  const days = rule && getUsePeriod(promotion, rule.period, date)
  if (rule === null || days === null) return null
  if (uses.filter((use) => isWithin(days, use.date)).length < rule.times) return null
  const { maxDiscount } = promotion.limits
  if (rule.period === null) return { most: maxDiscount, least: 0, usedUp: null, wholeOn: null }
  return { most: 0, least: 0, usedUp: 'times', wholeOn: nextAfter(promotion, days) }
}

/** A "first purchase" without a period takes the period of the cap. */
export function getMostTimes({ limits, conditions: { who, uses } }: Terms): { times: number; period: CapPeriod | null } | null {
  if (uses !== null) return uses
  if (!who.some(({ kind }) => kind === 'firstPurchase')) return null
  return { times: 1, period: limits.period === 'compra' ? null : limits.period }
}

/** Without a period, every use since the promotion began may count. */
export function getUsePeriod(promotion: Terms, period: CapPeriod | null, date: CivilDate): DayRange | null {
  return periodDays(period ?? 'promocion', promotion, date)
}

function nextAfter(promotion: Terms, { last }: DayRange): CivilDate | null {
  if (last === null) return null
  for (let ahead = 1; ahead <= AHEAD; ahead++) {
    const date = addDays(last, ahead)
    if (holdsOnDate(promotion, date)) return date
  }
  return null
}

/** Per card known cards differ, per account or bank the banks; else the person's. */
export function isSameHolder(per: Terms['limits']['per'], via: readonly MethodName[], paidWith: readonly MethodName[]): boolean {
  if (per === null || per === 'persona') return true
  const [now, then] = [groupIssuer(via), groupIssuer(paidWith)]
  if (now !== null && then !== null && now !== then) return false
  if (per !== 'tarjeta') return true
  const [cards, cardsThen] = [via.filter(isGenericCardName), paidWith.filter(isGenericCardName)]
  return cards.length === 0 || cardsThen.length === 0 || cards.some((name) => cardsThen.includes(name))
}
