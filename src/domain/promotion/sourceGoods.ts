/** A source's own list of goods inside a sentence: its first letter is small, unless it begins with a name («Coca-Cola», «Norte, Sur»). */
export function inSentence(goods: string): string {
  const isName = /^\S+[\p{Lu}\d]/u.test(goods) || /^[^,;]+[,;] \p{Lu}/u.test(goods)
  return isName ? goods : `${goods.charAt(0).toLowerCase()}${goods.slice(1)}`
}

/** A card that names none of its exclusions, and only says that there are some. */
const UNNAMED = /^(?:aplican? exclusiones|ver exclusiones)$/i

/** Whether the card names what it leaves out. */
export function areNamed(goods: string): boolean {
  return !UNNAMED.test(goods)
}
