import { readingsOf } from '../promotion/readings.ts'
import { savingOnAmount } from '../promotion/saving.ts'
import type { PlanPurchase } from './model.ts'
import type { PlanOffer } from './offers.ts'

/** A purchase in whole pesos. `savings`: what comes back by each of its offers; `left`: of the main one's limits after this purchase. */
export type RoundedPurchase = PlanPurchase & { savings: readonly number[]; left: number | null }

/** The steps of amounts as people pay them, in pesos. */
const STEPS = [1_000, 100]

/** Puts the purchases in the order of their days, in whole thousands or hundreds of pesos where that costs nothing, else in whole pesos. */
export function roundAmounts(purchases: readonly PlanPurchase[], largest: number, budget: number): RoundedPurchase[] {
  const inOrder = [...purchases].sort((a, b) => a.day - b.day)
  const least = withinBudget(
    reckon(inOrder).map((one) => ({ ...one, amount: leastAmount(one) })),
    budget,
  )
  const isFit = (all: readonly PlanPurchase[]) =>
    all.every(({ amount, minimum, isFixed }) => isFixed || (amount >= minimum && amount <= largest)) && spentOn(all) <= budget
  const rounded = least.reduce((all, { isFixed }, at) => {
    const found = isFixed
      ? undefined
      : STEPS.flatMap((step) => roundedAt(all, at, step)).find((other) => isFit(other) && totalOf(other) >= totalOf(all))
    return found ?? all
  }, least)
  return reckon(rounded)
}

/** Computes what comes back of purchases in the order of their days, as each leaves the limits to the next. */
function reckon(purchases: readonly PlanPurchase[]): RoundedPurchase[] {
  const used = new Map<string, number>()
  const leftOf = (offer: PlanOffer, day: number) => {
    const lefts = offer.limitsOn(day).flatMap(({ key, of, left }) => (of === 'pesos' ? [left - (used.get(key) ?? 0)] : []))
    return lefts.length === 0 ? null : toCentavos(Math.max(0, Math.min(...lefts)))
  }
  return purchases.map((one) => {
    const savings = one.payment.map((offer) => {
      const whole = Math.min(...readingsOf(offer.ranked.promotion).map((reading) => savingOnAmount(reading, one.amount)))
      const saving = Math.min(whole, leftOf(offer, one.day) ?? whole)
      for (const { key, of } of offer.limitsOn(one.day)) if (of === 'pesos') used.set(key, (used.get(key) ?? 0) + saving)
      return saving
    })
    return { ...one, savings, left: leftOf(one.payment[0] as PlanOffer, one.day) }
  })
}

/** Returns the smallest purchase in pesos of which the same comes back. */
function leastAmount({ payment, savings, minimum, amount, isFixed }: RoundedPurchase): number {
  if (isFixed) return amount
  const least = Math.max(minimum, ...payment.map(({ rate }, at) => (savings[at] as number) / rate))
  // A figure that misses a whole peso by a hair is that peso.
  return Math.ceil(least - 1e-6)
}

/** Takes the pesos that whole pesos cost more, one from each of the purchases of which the least comes back. */
function withinBudget(purchases: readonly PlanPurchase[], budget: number): PlanPurchase[] {
  let over = spentOn(purchases) - budget
  const rateOf = ({ payment }: PlanPurchase) => payment.reduce((sum, { rate }) => sum + rate, 0)
  const reduced = new Set<PlanPurchase>()
  for (const one of purchases.toSorted((a, b) => rateOf(a) - rateOf(b))) {
    if (over <= 0) break
    if (one.isFixed || one.amount - 1 < one.minimum) continue
    reduced.add(one)
    over--
  }
  return purchases.map((one) => (reduced.has(one) ? { ...one, amount: one.amount - 1 } : one))
}

/** Rounds a purchase to whole steps: up, down with the rest for the next one like it, or down. */
function roundedAt(purchases: readonly PlanPurchase[], at: number, step: number): PlanPurchase[][] {
  const { payment, amount } = purchases[at] as PlanPurchase
  const down = Math.floor(amount / step) * step
  const next = purchases.findIndex((one, other) => other > at && one.payment === payment && !one.isFixed)
  const lower = withAmount(purchases, at, down)
  const moved = next < 0 ? [] : [withAmount(lower, next, (purchases[next] as PlanPurchase).amount + amount - down)]
  return [withAmount(purchases, at, Math.ceil(amount / step) * step), ...moved, lower]
}

function withAmount(purchases: readonly PlanPurchase[], at: number, amount: number): PlanPurchase[] {
  return purchases.map((one, index) => (index === at ? { ...one, amount } : one))
}

const spentOn = (purchases: readonly PlanPurchase[]) => purchases.reduce((sum, { amount, isFixed }) => sum + (isFixed ? 0 : amount), 0)
const totalOf = (purchases: readonly PlanPurchase[]) => sumSavings(reckon(purchases))

export function sumSavings(purchases: readonly RoundedPurchase[]): number {
  return toCentavos(purchases.flatMap(({ savings }) => savings).reduce((sum, one) => sum + one, 0))
}

function toCentavos(pesos: number): number {
  return Math.round(pesos * 100) / 100
}
