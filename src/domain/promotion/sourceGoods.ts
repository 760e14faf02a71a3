/** Prepares a list of goods for the middle of a sentence: a small first letter, unless a name begins it («Coca-Cola»). */
export function goodsInSentence(goods: string): string {
  const isName = /^\S+[\p{Lu}\d]/u.test(goods) || /^[^,;]+[,;] \p{Lu}/u.test(goods)
  return isName ? goods : `${goods.charAt(0).toLowerCase()}${goods.slice(1)}`
}

/** Matches a list that only says that exclusions exist. */
const UNNAMED = /^(?:aplican? exclusiones|ver exclusiones)$/i

/** Checks whether the list names goods. */
export function areGoodsNamed(goods: string): boolean {
  return !UNNAMED.test(goods)
}
