import { type Note, notesOf } from './conditionWords.ts'
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

/** A card that names none of its exclusions, and only says that there are some. */
const UNNAMED = /^(?:aplican? exclusiones|ver exclusiones)$/i

/** «No entra: carne y bebidas»; null when nothing is left out. */
export function excludedWords({ excludesProducts }: Pick<ListedPromotion, 'excludesProducts'>): string | null {
  if (excludesProducts === null || UNNAMED.test(excludesProducts)) return excludesProducts
  return `No entra: ${inSentence(excludesProducts)}`
}

/** What the conditions add, except products that have their own field. */
export function notesBeyond({
  conditions,
  onlyForProducts,
  excludesProducts,
  qualifiers,
}: Pick<ListedPromotion, 'conditions' | 'onlyForProducts' | 'excludesProducts' | 'qualifiers'>): Note[] {
  const facts = {
    ...conditions,
    onlyFor: onlyForProducts === null ? conditions.onlyFor : null,
    excludes: excludesProducts === null ? conditions.excludes : [],
    excludesBrands: excludesProducts === null && conditions.excludesBrands,
  }
  return notesOf(facts, qualifiers)
}
