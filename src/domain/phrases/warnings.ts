import { isOnWholePurchase } from '../choice/promotionList.ts'
import type { Ranked } from '../choice/ranking.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { daysAgo } from '../text/words.ts'
import { enrolWords } from './ways.ts'

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
  const isEnrolled = promotion.conditions.who.some(({ kind }) => kind === 'enrolment')
  const all = [
    isOnWholePurchase(promotion) ? null : 'solo en algunos productos',
    isEnrolled ? `antes tenés que ${enrolWords(promotion.qualifiers.includes('coupon'))}` : null,
    doubtChip(promotion),
    stale ? `leída ${daysAgo(stale.ageDays)}` : null,
  ]
  return all.filter((words) => words !== null)
}
