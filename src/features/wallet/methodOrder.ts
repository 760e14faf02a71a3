import { type MethodSlug, methodNamed, PAYMENT_METHODS, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { headOf } from './walletChange.ts'

/** The number of promotions that name each method or one of its variants. */
export type MethodCounts = Partial<Record<MethodSlug, number>>

/** Counts the promotions of a snapshot that name a method, to order the questions. A variant counts for its institution. */
export function countMethods(promotions: readonly Pick<ExtractedPromotion, 'paymentMethods'>[]): MethodCounts {
  const counts: MethodCounts = {}
  for (const { paymentMethods } of promotions) {
    const named = new Set((paymentMethods ?? []).flat().map((name) => headOf(methodNamed(name).slug)))
    for (const slug of named) counts[slug] = (counts[slug] ?? 0) + 1
  }
  return counts
}

/**
 * Sorts the methods of some kinds by the number of promotions, then by catalogue order. Variants are left out, because their
 * institution shows them.
 */
export function methodsByUse(kinds: readonly PaymentMethod['kind'][], counts: MethodCounts): PaymentMethod[] {
  return PAYMENT_METHODS.filter(({ kind, parent }) => parent === null && kinds.includes(kind)).sort(
    (a, b) => (counts[b.slug] ?? 0) - (counts[a.slug] ?? 0),
  )
}
