import { capitalize, joinWithAnd } from '../text/words.ts'
import { goodsInSentence } from './sourceGoods.ts'

const EATEN =
  /(?:^|\s)(?:achura|aceite|agua|alimento|almac[eé]n|arroz|aves(?:\s|$)|az[uú]car|bebida|carn|cerdo|cervez|congelad|cordero|crema|elaborado|embutido|espumante|fernet|fiambre|fresc[oa]s?\s|fruta|galletit|gaseosa|granja|harina|huevo|jugo|l[aá]cteo|leche|manteca|menudencia|novill|pan(?:ad|es|\s|$)|past|pesc|pollo|queso|ternera|verdura|vino|yerba|yogur)/i

/** «bodegas y marcas: Altaland, …», «productos de bodegas Chandon (…), …». */
const WINERIES = /^(?:[Pp]roductos )?(?:[Dd]e )?(?:[Ll]as |[Ll]os )?(?:siguientes )?[Bb]odegas?(?: y marcas)?(?::|\s+(?=\p{Lu}))/u

/** Before a list of brands: «mantecas de las marcas Norte, Sur y Este». */
const OF_BRANDS = /(?:^|\s)marcas?\s/i

/** «productos Norte de almacén, lácteos y limpieza»: up to the next semicolon. */
const OF_A_BRAND = /^(?:ni )?[Pp]roductos (?:de (?:la )?marca )?\p{Lu}\p{L}+ de /u

/** From this number on, wineries are counted instead of named. */
const FOLDED = 4

/** The card's own list, food and drink first; a long run of wineries is counted: «y 20 bodegas». */
export function condenseGoodsList(words: string): string {
  return capitalize(ordered(goodsInSentence(words)))
}

function ordered(words: string): string {
  const groups = withoutRepetitions(groupsOfGoods(words))
  const items = groups.flat()
  const from = items.findIndex((item) => WINERIES.test(item))
  // A semicolon ends the names.
  const group = groups.findIndex((own) => own.some((item) => WINERIES.test(item)))
  const end = from < 0 ? -1 : endOfNames(items.slice(0, groups.slice(0, group + 1).flat().length), from + 1)
  if (from < 0 || end - from < FOLDED) return foodFirst(items).join(', ')
  const named = items.slice(from, end)
  const counted = `${named.reduce((sum, item) => sum + namesIn(item), 0)} ${/^[^:]*marcas/i.test(items[from] ?? '') ? 'bodegas y marcas' : 'bodegas'}`
  const beside = named.flatMap(besideNames)
  return joinWithAnd([...foodFirst([...items.slice(0, from), ...beside, ...items.slice(end)]), counted])
}

/** Cards with two offers print their list twice. */
function withoutRepetitions(groups: readonly string[][]): string[][] {
  const seen = new Set<string>()
  return groups.map((items) => items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase())))
}

/** No wineries: «brik», «generosos». */
const KINDS_OF_WINE =
  /^(?:vinos? )?(?:(?:tetra ?)?bri[ck]k?s?|generosos?|damajuanas?)(?: (?:y|e|o|ni|y ni) (?:(?:tetra ?)?bri[ck]k?s?|generosos?|damajuanas?))*$/i

/** Goods behind a run of names, by their small letters: «Casa del Valle y brik». */
const BEHIND_NAMES = /\p{L}\)? (?:y|e) (\p{Ll}[\p{Ll} ]+)$/u

/** Goods that follow a name, which counting would hide: «Bodega Alta (brut) ni vinos en caja». */
function besideNames(item: string): string[] {
  if (KINDS_OF_WINE.test(item)) return [item.toLowerCase().replace(' y ni ', ' y ')]
  const parts = item.split(' ni ')
  const last = parts.findLastIndex((part) => /\p{Lu}/u.test(part))
  const goods = parts.slice(last + 1).join(' ni ')
  if (last >= 0 && goods.length >= SHORTEST_GOODS) return [goods]
  const behind = BEHIND_NAMES.exec(item)?.[1]
  return behind === undefined ? [] : [behind]
}
const SHORTEST_GOODS = 4

function foodFirst(items: readonly string[]): string[] {
  const areFood: boolean[] = []
  for (const [at, item] of items.entries()) areFood.push(isNameBehind(items, at) ? areFood[at - 1] === true : EATEN.test(item))
  return [...items.filter((_, at) => areFood[at]), ...items.filter((_, at) => !areFood[at])]
}

/** A name that belongs to the goods before it: «yogures, Altea, ser, Bruma». */
function isNameBehind(items: readonly string[], at: number): boolean {
  const [item = '', next = ''] = items.slice(at)
  if (at === 0 || EATEN.test(item)) return false
  return /^\p{Lu}/u.test(item) || (/^\p{Ll}{2,4}$/u.test(item) && /^\p{Lu}/u.test(next))
}

/** A name: a capital, or one word before another name. Products of a brand end the names. */
function endOfNames(items: readonly string[], from: number): number {
  const isNamed = (item = '') => /\p{Lu}/u.test(item) && !/^productos (?!de (?:las? )?(?:siguientes )?bodegas? )/i.test(item)
  const end = items.findIndex((item, at) => at >= from && !isNamed(item) && (item.includes(' ') || !isNamed(items[at + 1])))
  return end < 0 ? items.length : end
}

/** «Rutini y Valmont» are two. */
const namesIn = (item: string) =>
  KINDS_OF_WINE.test(item) ? 0 : 1 + (item.replace(/\([^()]*\)/g, '').match(/ (?:y|e|ni) (?=\p{Lu})/gu) ?? []).length

/** A comma between digits («1,5 l») parts nothing. */
const isDecimal = (letters: readonly string[], at: number) => /\d/.test(letters[at - 1] ?? '') && /\d/.test(letters[at + 1] ?? '')

/** A comma before a capital parts names of brands. */
const namesOn = (item: string, letters: readonly string[], at: number) =>
  OF_BRANDS.test(item) && /^\s?\p{Lu}/u.test(letters.slice(at + 1, at + 3).join(''))

/** Groups at semicolons, items at commas outside brackets; text after a colon and a brand's goods are one item, wineries one each. */
function groupsOfGoods(words: string): string[][] {
  const groups = [['']]
  let depth = 0
  let isNaming = false
  const letters = [...words]
  for (const [at, letter] of letters.entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    const items = groups.at(-1) as string[]
    const item = items.at(-1) ?? ''
    if (letter === ':') isNaming = !/bodegas?(?: y marcas)?$/i.test(item)
    if (depth <= 0 && letter === ';') {
      groups.push([''])
      isNaming = false
    } else if (
      depth <= 0 &&
      letter === ',' &&
      !isDecimal(letters, at) &&
      !isNaming &&
      !OF_A_BRAND.test(item.trim()) &&
      !namesOn(item, letters, at)
    )
      items.push('')
    else items[items.length - 1] = item + letter
  }
  // The sentence already says «sin», so a «ni » at the start is removed.
  return groups.map((items) => items.map((item) => item.trim().replace(/^ni /i, '')).filter((item) => item !== ''))
}
