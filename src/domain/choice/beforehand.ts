import type { WhoKind } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'

/** One thing to do or to know before one stands at the till. */
export type BeforehandFact = { kind: 'enrolment'; isCoupon: boolean } | { kind: 'proof' } | { kind: 'notAtSelfCheckout' }

/**
 * Says which conditions the cashier may want proven without the card saying how. The others are proven by paying (a
 * tier's card, an account) or by a step of their own (a club), or no proof is known.
 */
export const IS_PROVEN_AT_TILL: Record<WhoKind, boolean> = {
  segment: false,
  salary: false,
  pensioner: true,
  benefit: true,
  age: true,
  employment: true,
  military: true,
  resident: true,
  account: false,
  member: false,
  newCustomer: false,
  firstPurchase: false,
  enrolment: false,
  other: false,
}

/** Lists what has to be done or known before one stands at the till; it goes along wherever an offer is named. */
export function beforehandFacts({ conditions: { who }, qualifiers }: Pick<ListedPromotion, 'conditions' | 'qualifiers'>): BeforehandFact[] {
  return [
    ...(who.some(({ kind }) => kind === 'enrolment') ? [{ kind: 'enrolment' as const, isCoupon: qualifiers.includes('coupon') }] : []),
    ...(qualifiers.includes('showsId') ? [{ kind: 'proof' as const }] : []),
    ...(qualifiers.includes('notAtSelfCheckout') ? [{ kind: 'notAtSelfCheckout' as const }] : []),
  ]
}
