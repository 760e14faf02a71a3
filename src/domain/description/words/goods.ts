import type { ConditionFacts, GoodsCategory } from '../../promotion/condition.ts'
import type { ExcludedCategory } from '../../promotion/exclusions.ts'
import { groupExclusions, isFood } from '../../promotion/exclusions.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { areGoodsNamed, goodsInSentence, goodsWithin, mentionsGoods } from '../../promotion/sourceGoods.ts'
import { capitalize, joinWithAnd } from '../../text/words.ts'

/** The goods that an offer includes and excludes. */

/** `nouns` has one noun, or two that belong together; `some`, for countable nouns, stands before a part of them. */
type Noun = { nouns: readonly string[]; some?: 'algunos' | 'algunas' }
const of = (...nouns: string[]): Noun => ({ nouns })
const hes = (...nouns: string[]): Noun => ({ nouns, some: 'algunos' })
const shes = (...nouns: string[]): Noun => ({ nouns, some: 'algunas' })

const OTHERS = 'otros productos'
const NOUNS: Record<GoodsCategory, Noun> = {
  carne: shes('carnes'),
  'frutas-verduras': shes('frutas', 'verduras'),
  'fiambres-quesos': hes('fiambres', 'quesos'),
  lacteos: hes('lácteos'),
  'leche-infantil': of('leche infantil'),
  huevos: hes('huevos'),
  aceite: hes('aceites'),
  'harina-azucar': of('harina', 'azúcar'),
  almacen: of('almacén'),
  panaderia: of('panadería'),
  bebidas: shes('bebidas'),
  cerveza: shes('cervezas'),
  vinos: hes('vinos'),
  destilados: shes('bebidas destiladas'),
  electro: of('electro'),
  'celulares-informatica': of('celulares', 'informática'),
  'bazar-hogar': of('bazar', 'hogar'),
  textil: of('textil'),
  juguetes: hes('juguetes'),
  libros: of('librería'),
  'motos-bicicletas': shes('motos', 'bicicletas'),
  'neumaticos-auto': of('neumáticos', 'cosas del auto'),
  perfumeria: of('perfumería'),
  limpieza: of('limpieza'),
  medicamentos: hes('medicamentos'),
  mascotas: hes('productos para mascotas'),
  panales: hes('pañales'),
  cigarrillos: hes('cigarrillos'),
  'recargas-tarjetas-regalo': shes('recargas', 'tarjetas de regalo'),
  restaurante: of('el patio de comidas'),
  'materiales-muebles': of('muebles', 'cosas de construcción'),
  ofertas: hes('productos ya en oferta'),
  'precios-regulados': hes('productos de precio regulado'),
  'marca-propia': of('marca propia'),
  otros: of(OTHERS),
}

/** @param list The card's own list; of two nouns only those count that it names. */
function nounOf({ category, isPart }: ExcludedCategory, list: string | null): Noun {
  const noun = { ...NOUNS[category] }
  const said = list === null ? [] : noun.nouns.filter((one) => mentionsGoods(list, one))
  if (said.length > 0) noun.nouns = said
  if (!isPart || category === 'otros') return noun
  return of(`${noun.some ?? 'algunos productos de'} ${pairWords(noun)}`)
}

function pairWords({ nouns }: Noun): string {
  return joinWithAnd(nouns)
}

/** The most goods that a line names, beside others and as a sentence. */
const NAMED = 2
const NAMED_AT_LENGTH = 5

/** Names a few categories in the card's order: «vinos», «vinos y bebidas», «carnes, lácteos y otros rubros». */
export function briefGoodsWords(categories: readonly GoodsCategory[]): string {
  const others = categories.filter((category) => category === 'otros')
  const nouns = [...categories.filter((category) => category !== 'otros'), ...others].map((category) => NOUNS[category])
  return nouns.length === others.length ? SOME_GOODS : named(nouns, 'y')
}

function named(all: readonly Noun[], and: 'y' | 'ni', most = NAMED): string {
  const rest = all.length - most
  // Not how many: they are ours, and the card's list has others.
  const shown = (rest > 1 ? [...all.slice(0, most), of('otros rubros')] : all).flatMap(({ nouns }) => nouns)
  const joiner = rest > 1 || shown.at(-1) === OTHERS ? 'y' : and
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${joiner} ${shown.at(-1)}`
}

type Excluding = Pick<ListedPromotion, 'excludesProducts'> & {
  conditions: Pick<ConditionFacts, 'excludes' | 'excludesSome' | 'excludesBrands'>
}

/** Used when the card does not name the goods, or names only goods outside all categories. */
const SOME_GOODS = 'algunos productos'

/** The most characters of the card's own list of goods that fit on one line. */
const LINE = 60

export function isExclusionWhole({ excludesProducts }: Pick<Excluding, 'excludesProducts'>): boolean {
  return excludesProducts !== null && excludesProducts.length <= LINE && areGoodsNamed(excludesProducts)
}

/**
 * Names the excluded goods in one line: the card's own words when they are few, else the categories, «sin carnes, leche
 * infantil y otros rubros»; null for none. `isFood`: food or drink is among them.
 */
export function excludedLine(promotion: Excluding, most = NAMED): { words: string; isFood: boolean } | null {
  const { conditions, excludesProducts } = promotion
  const goods = groupExclusions(conditions).flat()
  const food = { isFood: goods.some(({ category }) => isFood(category)) }
  if (excludesProducts !== null && isExclusionWhole(promotion)) return { words: `sin ${goodsInSentence(excludesProducts)}`, ...food }
  if (goods.length === 0 && conditions.excludesBrands) return { words: 'sin algunas marcas', ...food }
  if (goods.length === 0) return excludesProducts === null ? null : { words: `sin ${SOME_GOODS}`, ...food }
  // Whole categories come before parts of some, food before the rest, and what has no name comes last.
  const order = ({ category, isPart }: ExcludedCategory) => (category === 'otros' ? 4 : Number(!isFood(category)) * 2 + Number(isPart))
  const isUnnamed = goods.length === 1 && goods[0]?.category === 'otros'
  const sorted = goods.toSorted((a, b) => order(a) - order(b))
  const nouns = isUnnamed ? [of(SOME_GOODS)] : sorted.map((good) => nounOf(good, excludesProducts))
  return { words: `sin ${named(nouns, 'ni', most)}`, ...food }
}

type Scoped = Pick<ListedPromotion, 'onlyForProducts' | 'conditions'>

/** Says the scope in one line, as much of the card's own words as fits. */
export function scopeLine(promotion: Scoped): string | null {
  const goods = goodsLine(promotion)
  return goods === null ? null : `Solo en ${goods}`
}

/** Checks whether the line leaves out a part of the card's own list. */
export function isScopeShortened({ onlyForProducts }: Pick<Scoped, 'onlyForProducts'>): boolean {
  return onlyForProducts !== null && onlyForProducts.length > LINE
}

function goodsLine({ onlyForProducts, conditions: { onlyFor } }: Scoped): string | null {
  if (onlyForProducts === null) return onlyFor && briefGoodsWords(onlyFor)
  if (!isScopeShortened({ onlyForProducts })) return goodsInSentence(onlyForProducts)
  const first = goodsWithin(onlyForProducts, LINE)
  return first === null ? SOME_GOODS : goodsInSentence(first)
}

/** Says the exclusions at length: «Sin carnes, leche infantil, vinos, electro, ofertas y otros rubros», or only that there are some; null for none. */
export function exclusionWords(promotion: Pick<ListedPromotion, 'conditions' | 'excludesProducts'>): string | null {
  const { conditions, excludesProducts } = promotion
  const isUnnamed = conditions.excludes.length === 0 && excludesProducts !== null && !areGoodsNamed(excludesProducts)
  if (isUnnamed) return 'Tiene exclusiones, y la página no dice cuáles'
  const line = excludedLine(promotion, NAMED_AT_LENGTH)
  return line && capitalize(line.words)
}
