import { type Note, notesOf } from './conditionNotes.ts'
import { inSentence } from './goodsWords.ts'
import type { ListedPromotion } from './promotion.ts'

/** What a detail says of goods and conditions beyond the row. */

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
