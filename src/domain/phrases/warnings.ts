import { type BeforehandFact, beforehandFacts } from '../choice/beforehand.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import type { Ranked } from '../choice/ranking.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { daysAgo, joinWithOr } from '../text/words.ts'
import { excludedLine } from './goods.ts'
import { enrolWords } from './ways.ts'
import { accordingTo } from './witness.ts'

/** Names the doubt in a row: «con dudas: el tope», «con dudas»; null for none. */
export function doubtChip({ doubt }: Pick<ListedPromotion, 'doubt'>): string | null {
  if (doubt === null) return null
  return doubt.subject === null ? 'con dudas' : `con dudas: ${doubt.subject}`
}

/**
 * Says in brief what to know before relying on an offer; answer, alternatives and pictures have these words: «antes tenés que
 * inscribirte», «con dudas: el tope», «leída hace 21 días».
 */
export function warningWords({ promotion, stale }: Pick<Ranked<ListedPromotion>, 'promotion' | 'stale'>): string[] {
  const all = [
    accordingTo(promotion),
    isOnWholePurchase(promotion) ? null : 'solo en algunos productos',
    ...alwaysSaidWords(promotion),
    doubtChip(promotion),
    stale ? `leída ${daysAgo(stale.ageDays)}` : null,
  ]
  return all.filter((words) => words !== null)
}

/**
 * Says what goes along wherever an offer is named: the food that does not count, and what it takes before one stands at the till: «sin
 * carnes», «antes tenés que inscribirte», «llevá tu DNI», «no vale en cajas de autocobro».
 */
export function alwaysSaidWords(promotion: Pick<ListedPromotion, 'qualifiers' | 'conditions' | 'excludesProducts'>): string[] {
  const out = excludedLine(promotion)
  return [...(out?.isFood ? [out.words] : []), ...beforehandFacts(promotion).map(beforehandWord)]
}

export function beforehandWord(fact: BeforehandFact): string {
  switch (fact.kind) {
    case 'enrolment':
      return `antes tenés que ${enrolWords(fact.isCoupon)}`
    case 'dayBefore':
      return 'tenés que registrarte al menos un día antes'
    case 'wallets':
      return fact.taken.length === 0 ? 'no vale con billeteras del celular' : `con el celular, solo por ${joinWithOr(fact.taken)}`
    case 'proof':
      return 'llevá tu DNI'
    case 'notAtSelfCheckout':
      return 'no vale en cajas de autocobro'
  }
}
