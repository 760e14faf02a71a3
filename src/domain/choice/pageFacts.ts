import type { UsesCondition } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { clauseOf } from '../questions/clause.ts'
import { groupIssuer, personRequirements } from '../questions/requirement.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { type BeforehandFact, beforehandFacts } from './beforehand.ts'

/** Assumptions of the page where the card does not say something. */
export type Assumption = 'methods' | 'networks' | 'maestro' | 'plans' | 'end'

/** One fact to know before going; `phrases/facts.ts` puts it into words. */
export type PageFact =
  | BeforehandFact
  | { kind: 'minimum'; pesos: number }
  | { kind: 'firstPurchase'; period: UsesCondition['period'] | null }
  | { kind: 'uses'; times: number; period: UsesCondition['period'] }
  | { kind: 'singlePayment' }
  | { kind: 'supposed'; what: Assumption[] }

/** A page shows at most this many bullets. */
const MOST = 6

/** Lists facts that no other line of the page says, the most important first. */
export function pageFacts(promotion: ListedPromotion): PageFact[] {
  const { conditions, minPurchase } = promotion
  const { who, uses, how } = conditions
  const has = (kind: string) => who.some((one) => one.kind === kind)
  const what = assumptionsOf(promotion)
  const facts: (PageFact | false)[] = [
    ...beforehandFacts(promotion),
    minPurchase !== null && { kind: 'minimum', pesos: minPurchase },
    // The first use of a period is the only one.
    has('firstPurchase')
      ? { kind: 'firstPurchase', period: uses?.period ?? null }
      : uses !== null && { kind: 'uses', times: uses.times, period: uses.period },
    how.singlePayment && promotion.discount.type === 'porcentaje' && { kind: 'singlePayment' },
    what.length > 0 && { kind: 'supposed', what },
  ]
  return facts.filter((fact) => fact !== false).slice(0, MOST)
}

/** The catalogue lists Maestro under the name of its successor. */
const MAESTRO = 'Tarjeta de débito Maestro'

/** What the page assumes where the card is silent. */
export function assumptionsOf({
  qualifiers,
  unknownPaymentMethods,
}: Pick<ListedPromotion, 'qualifiers' | 'unknownPaymentMethods'>): Assumption[] {
  return [
    ...(qualifiers.includes('unsaidMethods') ? (['methods'] as const) : []),
    ...(qualifiers.includes('unsaidNetworks') ? (['networks'] as const) : []),
    ...(unknownPaymentMethods.includes(MAESTRO) ? (['maestro'] as const) : []),
    ...(qualifiers.includes('unsaidPlans') ? (['plans'] as const) : []),
    ...(qualifiers.includes('unsaidEnd') ? (['end'] as const) : []),
  ]
}

/** Lists the conditions on the person, each with its alternatives; the text is the same for every reader. Places have their own line. */
export function peopleConditions(promotion: ListedPromotion): VerbPhrase[][] {
  const issuers = new Set((promotion.paymentMethods ?? []).map(groupIssuer))
  const [only = null] = issuers
  return personRequirements(promotion, issuers.size === 1 ? only : null)
    .map((needs) => needs.map(({ key, name }) => clauseOf(key, name)))
    .filter((clauses) => clauses.some(({ verb }) => verb !== 'comprar'))
}
