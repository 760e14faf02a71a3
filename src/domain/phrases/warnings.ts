import { beforehandFacts } from '../choice/beforehand.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import type { Ranked } from '../choice/ranking.ts'
import { beforehandWord } from '../description/words/conditions.ts'
import { briefDoubt } from '../description/words/doubts.ts'
import { excludedLine } from '../description/words/goods.ts'
import { accordingTo } from '../description/words/witness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { daysAgo } from '../text/words.ts'

/**
 * Says in brief what to know before relying on an offer; answer, alternatives and pictures have these words: «antes tenés que
 * inscribirte», «con dudas: el tope», «leída hace 21 días».
 */
export function warningWords({ promotion, stale }: Pick<Ranked<ListedPromotion>, 'promotion' | 'stale'>): string[] {
  const all = [
    accordingTo(promotion),
    isOnWholePurchase(promotion) ? null : 'solo en algunos productos',
    ...alwaysSaidWords(promotion),
    briefDoubt(promotion),
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
