import { clubNamed } from '#domain/club.ts'
import { notesBeyond } from '#domain/goodsNotes.ts'
import { scopeWords } from '#domain/goodsWords.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { capWords, list } from '#domain/words.ts'
import { audienceWords, minimumWords, moneyWords, validity } from './promotionDetailWords.ts'

/** A promotion in the words of its page's head and of a calendar. They are made on the server: no list needs them. */

/** What a shopper must know before going, the most important first. */
export function conditionWords(promotion: ListedPromotion): string[] {
  const { membership, restrictions } = promotion
  const minimum = minimumWords(promotion)
  return [
    ...(membership.length > 0 ? [`Solo socios de ${list(membership.map((club) => clubNamed(club).label))}`] : []),
    ...audienceWords(promotion),
    ...(minimum === null ? [] : [minimum]),
    ...notesBeyond(promotion).map(({ words }) => words),
    ...restrictions,
  ]
}

/** Two sentences for search engines and for link previews. */
export function pageDescription(promotion: ListedPromotion): string {
  return [
    scopeWords(promotion),
    capWords(promotion.limits),
    moneyWords(promotion),
    validity(promotion),
    ...conditionWords(promotion).slice(0, 2),
    'Verificala en la fuente antes de ir',
  ]
    .filter((words) => words !== null)
    .map((words) => `${words}.`)
    .join(' ')
}
