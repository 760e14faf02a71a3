import type { Cap, Discount, Limits } from './promotion.ts'

/** The tightest for one purchase first; none where the source names no figure. */
export function allCaps({ maxDiscount, period, per, caps }: Limits): readonly Cap[] {
  if (caps.length > 0 || maxDiscount === null) return caps
  return [{ amount: maxDiscount, period, per, kind: 'back' }]
}

/** Lists the only cap too, as the API and `extract` do: who reads them looks in one place. */
export function withAllCaps(limits: Limits): Limits {
  return { ...limits, caps: [...allCaps(limits)] }
}

/** Pesos that can come back. */
export function worthOfCap({ amount, kind }: Cap, { type, value }: Discount): number {
  return kind === 'purchase' && type === 'porcentaje' ? (amount * value) / 100 : amount
}

/** A list that no longer has the tightest cap is dropped. */
export function withTightest(limits: Limits, maxDiscount: number | null): Limits {
  const isListed = limits.maxDiscount === maxDiscount
  return { ...limits, maxDiscount, caps: isListed ? limits.caps : [] }
}
