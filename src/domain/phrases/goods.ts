import type { Category, ConditionFacts } from '../promotion/condition.ts'
import { type ExcludedCategory, groupExclusions, isFood } from '../promotion/exclusions.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { goodsInSentence } from '../promotion/sourceGoods.ts'
import { joinWithAnd } from '../text/words.ts'

/** Phrases for the goods that a promotion includes and excludes. */

/** `nouns` has one noun, or two that belong together. */
type Noun = { nouns: readonly string[]; isPlural: boolean }
const one = (words: string): Noun => ({ nouns: [words], isPlural: false })
const many = (...nouns: string[]): Noun => ({ nouns, isPlural: true })

const NOUNS: Record<Category, Noun> = {
  carne: many('carnes'),
  'frutas-verduras': many('frutas', 'verduras'),
  'fiambres-quesos': many('fiambres', 'quesos'),
  lacteos: many('lácteos'),
  'leche-infantil': one('leche infantil'),
  huevos: many('huevos'),
  aceite: one('aceite'),
  'harina-azucar': many('harina', 'azúcar'),
  almacen: one('almacén'),
  panaderia: one('panadería'),
  bebidas: many('bebidas'),
  cerveza: one('cerveza'),
  vinos: many('vinos'),
  destilados: many('bebidas destiladas'),
  electro: one('electro'),
  'celulares-informatica': many('celulares', 'informática'),
  'bazar-hogar': many('bazar', 'hogar'),
  textil: one('textil'),
  juguetes: many('juguetes'),
  libros: one('librería'),
  'motos-bicicletas': many('motos', 'bicicletas'),
  'neumaticos-auto': many('neumáticos', 'cosas del auto'),
  perfumeria: one('perfumería'),
  limpieza: one('limpieza'),
  medicamentos: many('medicamentos'),
  mascotas: one('lo de mascotas'),
  panales: many('pañales'),
  cigarrillos: many('cigarrillos'),
  'recargas-tarjetas-regalo': many('recargas', 'tarjetas de regalo'),
  restaurante: one('el patio de comidas'),
  'materiales-muebles': many('muebles', 'cosas de construcción'),
  ofertas: many('productos ya en oferta'),
  'marca-propia': one('marca propia'),
  otros: many('algunos otros productos'),
}

/** Names of categories of which only a part is meant. */
const PARTS: Partial<Record<Category, Noun>> = {
  bebidas: many('algunas bebidas'),
  cerveza: many('algunas cervezas'),
  destilados: many('algunas bebidas destiladas'),
  vinos: many('algunos vinos'),
  lacteos: many('algunos lácteos'),
  aceite: many('algunos aceites'),
  carne: many('algunas carnes'),
  'fiambres-quesos': many('algunos fiambres', 'quesos'),
  'frutas-verduras': many('algunas frutas', 'verduras'),
  huevos: many('algunos huevos'),
  electro: many('algunos electrodomésticos'),
  'celulares-informatica': many('algunos celulares', 'cosas de informática'),
  'neumaticos-auto': many('algunos neumáticos', 'cosas del auto'),
  mascotas: many('algunos productos para mascotas'),
  'recargas-tarjetas-regalo': many('algunas recargas', 'tarjetas de regalo'),
  ofertas: many('algunas ofertas'),
  otros: many('algunos otros productos'),
  medicamentos: many('algunos medicamentos'),
}

function nounOf({ category, isPart }: ExcludedCategory): Noun {
  return isPart ? (PARTS[category] ?? many(`algunos productos de ${pairWords(NOUNS[category])}`)) : NOUNS[category]
}

/** Joins the nouns: «fiambres y quesos». */
function pairWords({ nouns }: Noun): string {
  return joinWithAnd(nouns)
}

/** The most goods that a short line names. */
const NAMED = 2

/** Names a few categories in the card's order: «vinos», «vinos y bebidas», «carnes, lácteos y otros 15 rubros». */
export function briefGoodsWords(categories: readonly Category[]): string {
  return named(
    categories.map((category) => NOUNS[category]),
    NAMED,
    'y',
  )
}

function named(all: readonly Noun[], most: number, and: 'y' | 'ni'): string {
  const rest = all.length - most
  const shown = (rest > 1 ? [...all.slice(0, most), one(`otros ${rest} rubros`)] : all).flatMap(({ nouns }) => nouns)
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${and} ${shown.at(-1)}`
}

type Excluding = Pick<ConditionFacts, 'excludes' | 'excludesSome' | 'excludesBrands'>

/** Names the excluded goods by groups, each with the excluded part. */
export function excludedGroupsWords(conditions: Excluding): string[] {
  return [
    ...groupExclusions(conditions).map((group) => joinWithAnd(group.map((good) => pairWords(nounOf(good))))),
    ...(conditions.excludesBrands ? [BRANDS] : []),
  ]
}

const BRANDS = 'algunas marcas'

/** Used when the card names only goods outside all categories. */
export const SOME_GOODS = 'algunos productos'

/**
 * Names the excluded goods in one line: «no entran carnes, leche infantil ni algunos vinos»; null for none. `isFood`: food or
 * drink is among them.
 * @param most The number of named goods; the rest is counted.
 */
export function excludedLine(conditions: Excluding, most = NAMED): { words: string; isFood: boolean } | null {
  const goods = groupExclusions(conditions).flat()
  if (goods.length === 0) return conditions.excludesBrands ? { words: `no entran ${BRANDS}`, isFood: false } : null
  // Whole categories come before parts of some, food before the rest.
  const order = (good: ExcludedCategory) => Number(!isFood(good.category)) * 2 + Number(good.isPart)
  const isUnnamed = goods.length === 1 && goods[0]?.category === 'otros'
  const nouns = isUnnamed ? [many(SOME_GOODS)] : goods.toSorted((a, b) => order(a) - order(b)).map(nounOf)
  const verb = nouns.length === 1 && !nouns[0]?.isPlural ? 'no entra' : 'no entran'
  const words = named(nouns, most, 'ni')
  return { words: `${verb} ${words}`, isFood: goods.some(({ category }) => isFood(category)) }
}

/** The most characters of the card's own list of goods that fit on one line. */
const LINE = 60

type Scoped = Pick<ListedPromotion, 'onlyForProducts' | 'conditions'>

/** Says the scope in one line: the card's own words when they are few, else the categories. */
export function scopeLine(promotion: Scoped): string | null {
  const goods = goodsLine(promotion)
  return goods === null ? null : `Solo en ${goods}`
}

/** Names the scope after the gain: «en electro»; null where the card names no goods. */
export function scopeAfterGain(promotion: Scoped): string | null {
  const goods = goodsLine(promotion)
  return goods === null ? null : `en ${goods}`
}

/** Checks whether the line names categories instead of the card's own list. */
export function isScopeShortened({ onlyForProducts, conditions: { onlyFor } }: Scoped): boolean {
  return onlyForProducts !== null && onlyForProducts.length > LINE && onlyFor !== null
}

function goodsLine(promotion: Scoped): string | null {
  const { onlyForProducts, conditions } = promotion
  const { onlyFor } = conditions
  if (onlyForProducts !== null && !isScopeShortened(promotion)) return goodsInSentence(onlyForProducts)
  if (onlyFor === null) return null
  if (onlyForProducts === null) return briefGoodsWords(onlyFor)
  // Cards list kinds of goods of a category, rarely all of it.
  const groups = onlyFor.filter((category) => category !== 'otros')
  return groups.length === 0 ? SOME_GOODS : `${SOME_GOODS} de ${briefGoodsWords(groups)}`
}
