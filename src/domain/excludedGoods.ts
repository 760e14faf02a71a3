import { inSentence } from './goodsWords.ts'
import { capital, list } from './words.ts'

/** What a card leaves out, in its own words, put in the order in which a shopper needs it. */

/** What is eaten or drunk, by how its names begin. */
const EATEN =
  /(?:^|\s)(?:aceite|agua|alimento|almac[eé]n|arroz|az[uú]car|bebida|carn|cerdo|cervez|crema|elaborado|embutido|espumante|fernet|fiambre|fruta|galletit|gaseosa|granja|harina|huevo|jugo|l[aá]cteo|leche|manteca|pan(?:ad|es|\s|$)|past|pesc|pollo|queso|verdura|vino|yerba|yogur)/i

/** Where the names of wineries begin: «bodegas y marcas: Altaland, …», «productos de bodegas Chandon (…), …». */
const WINERIES = /^(?:[Pp]roductos )?(?:de )?(?:las |los )?(?:siguientes )?[Bb]odegas?(?: y marcas)?(?::|\s+(?=\p{Lu}))/u

/** Fewer than these are named. */
const FOLDED = 4

/** Food and drink first, then the rest as the card has it; a long run of wineries is counted: «y 20 bodegas». */
export function goodsInOrder(words: string): string {
  return capital(ordered(inSentence(words)))
}

function ordered(words: string): string {
  const items = itemsOf(words)
  const from = items.findIndex((item) => WINERIES.test(item))
  const end = from < 0 ? -1 : endOfNames(items, from + 1)
  if (from < 0 || end - from < FOLDED) return foodFirst(items).join(', ')
  const counted = `${end - from} ${/^[^:]*marcas/i.test(items[from] ?? '') ? 'bodegas y marcas' : 'bodegas'}`
  return list([...foodFirst([...items.slice(0, from), ...items.slice(end)]), counted])
}

function foodFirst(items: readonly string[]): string[] {
  return [...items.filter((item) => EATEN.test(item)), ...items.filter((item) => !EATEN.test(item))]
}

/** Names have a capital; a short word between two of them is one as well, whatever its letters. */
function endOfNames(items: readonly string[], from: number): number {
  const isNamed = (item = '') => /\p{Lu}/u.test(item)
  const end = items.findIndex((item, at) => at >= from && !isNamed(item) && (item.includes(' ') || !isNamed(items[at + 1])))
  return end < 0 ? items.length : end
}

/**
 * The parts of a list, as its commas and semicolons divide it outside of brackets. What follows a colon («mantecas de las marcas: …») belongs to it
 * up to the next semicolon; the names of wineries stand by themselves.
 */
function itemsOf(words: string): string[] {
  const items = ['']
  let depth = 0
  let isNaming = false
  for (const letter of words) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ':') isNaming = !/bodegas?(?: y marcas)?$/i.test(items.at(-1) ?? '')
    if (depth <= 0 && (letter === ';' || (letter === ',' && !isNaming))) {
      items.push('')
      isNaming = false
    } else items.push((items.pop() ?? '') + letter)
  }
  // Said after «no entra», one more no would be too much.
  return items.map((item) => item.trim().replace(/^ni /i, '')).filter((item) => item !== '')
}
