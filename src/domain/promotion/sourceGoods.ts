import { fold } from '../text/fold.ts'
import { uncapitalize } from '../text/words.ts'

/** A small first letter, unless a name begins the list («Coca-Cola»). */
export function goodsInSentence(goods: string): string {
  const isName = /^\S+[\p{Lu}\d]/u.test(goods) || /^[^,;]+[,;] \p{Lu}/u.test(goods)
  return isName ? goods : uncapitalize(goods)
}

const UNNAMED = /^(?:aplican? exclusiones|ver exclusiones)$/i

export function areGoodsNamed(goods: string): boolean {
  return !UNNAMED.test(goods)
}

/** A note in brackets, the heading of goods after a colon, which is wider than they are, and that goods are of sections. */
const EXPLANATIONS = / ?\([^()]*\)|(?<=^|; )[^;:]*(?<! de): ?|(?<= de) las (?:secciones|seeciones|categorías|góndolas)/gi

/** `most` characters, without explanations: «vajilla, silla y otros»; null for none. */
export function goodsWithin(goods: string, most: number): string | null {
  const items = goods.replace(EXPLANATIONS, '').split(/[,;] /)
  let count = items.length
  while (count > 0 && items.slice(0, count).join(', ').length > most) count--
  const shown = items.slice(0, count)
  // The same goods in other words are no others.
  const areOthers = items.slice(count).some((item) => !shown.some((one) => mentionsGoods(item, one)))
  return count === 0 ? null : `${shown.join(', ')}${areOthers ? ' y otros' : ''}`
}

/** By the beginning of the last word, which its other forms share: «mueb», «cons». */
export function mentionsGoods(list: string, noun: string): boolean {
  return fold(list)
    .replaceAll('bicicletas motorizadas', '')
    .includes(fold(noun.split(' ').at(-1) ?? noun).slice(0, STEM))
}
const STEM = 4
