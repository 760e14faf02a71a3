import type { WhoKind } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import type { Qualifier } from '../promotion/qualifier.ts'

export type EnrolmentStep = 'registration' | 'coupon'

export type BeforehandFact =
  | { kind: 'enrolment'; needs: readonly EnrolmentStep[] }
  | { kind: 'dayBefore' }
  | { kind: 'wallets'; taken: readonly string[] }
  | { kind: 'proof' }
  | { kind: 'notAtSelfCheckout' }

/** The card does not say how. Others are proven by paying (a tier, an account), by a step of their own (a club), or not known. */
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

/** The wallets that a qualifier leaves when it bans all others. */
const WALLETS_TAKEN: readonly [Qualifier, readonly string[]][] = [
  ['modoAlone', ['MODO']],
  ['modoAndPhones', ['MODO', 'Google Pay', 'Apple Pay']],
]

export function listBeforehand({ conditions: { who }, qualifiers }: Pick<ListedPromotion, 'conditions' | 'qualifiers'>): BeforehandFact[] {
  const isDayBefore = qualifiers.includes('dayBefore')
  const asks = (step: EnrolmentStep) =>
    who.some(({ kind, value }) => kind === 'enrolment' && (value === null) === (step === 'registration'))
  const needs = (['registration', 'coupon'] as const).filter(asks)
  return [
    ...(needs.length > 0 && !isDayBefore ? [{ kind: 'enrolment' as const, needs }] : []),
    ...(isDayBefore ? [{ kind: 'dayBefore' as const }] : []),
    ...WALLETS_TAKEN.filter(([qualifier]) => qualifiers.includes(qualifier)).map(([, taken]) => ({ kind: 'wallets' as const, taken })),
    ...(qualifiers.includes('showsId') ? [{ kind: 'proof' as const }] : []),
    ...(qualifiers.includes('notAtSelfCheckout') ? [{ kind: 'notAtSelfCheckout' as const }] : []),
  ]
}
