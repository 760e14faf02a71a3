import type { ListedPromotion } from './promotion.ts'

/** On what a promotion holds, in the words of a shopper: Spanish of Argentina. */

/** «Solo en electrónica y línea blanca», or null when it holds for the whole purchase. */
export function scopeWords({ onlyForProducts }: Pick<ListedPromotion, 'onlyForProducts'>): string | null {
  return onlyForProducts === null ? null : `Solo en ${inSentence(onlyForProducts)}`
}

/** A list of goods inside a sentence: its first letter is small, unless it begins with a name («Coca-Cola», «Norte, Sur»). */
export function inSentence(goods: string): string {
  const isName = /^\S+[\p{Lu}\d]/u.test(goods) || /^[^,;]+[,;] \p{Lu}/u.test(goods)
  return isName ? goods : `${goods.charAt(0).toLowerCase()}${goods.slice(1)}`
}
