import { type ConditionFacts, FOOD_CATEGORIES, type GoodsCategory } from './condition.ts'

/** As shoppers think of goods, food and drink first. `head` names a group when all of it is excluded. */
const GROUPS = [
  { goods: ['carne'] },
  { goods: ['fiambres-quesos'] },
  { goods: ['frutas-verduras'] },
  { head: 'lacteos', goods: ['lacteos', 'leche-infantil'] },
  { head: 'bebidas', goods: ['bebidas', 'cerveza'] },
  { goods: ['vinos', 'destilados'] },
  { head: 'almacen', goods: ['almacen', 'aceite', 'harina-azucar', 'huevos', 'panaderia'] },
  { head: 'electro', goods: ['electro', 'celulares-informatica'] },
  { head: 'perfumeria', goods: ['perfumeria', 'panales', 'limpieza'] },
  { goods: ['marca-propia'] },
  { goods: ['ofertas'] },
  { goods: ['precios-regulados'] },
] as const satisfies readonly { head?: GoodsCategory; goods: readonly GoodsCategory[] }[]

export type ExcludedCategory = { category: GoodsCategory; isPart: boolean }

/** A place in the shop, not goods. */
const PLACE: GoodsCategory = 'restaurante'

type Excluding = Pick<ConditionFacts, 'excludes' | 'excludesSome'>

/** Food and drink first, and within a group whole categories before parts. */
export function groupExclusions({ excludes, excludesSome }: Excluding): ExcludedCategory[][] {
  const goods = excludes.filter((category) => category !== PLACE).map((category) => ({ category, isPart: excludesSome.includes(category) }))
  const grouped = GROUPS.map((group) => goodsOf(group, goods))
  const known = new Set<GoodsCategory>(GROUPS.flatMap((group): readonly GoodsCategory[] => group.goods))
  const others = goods.filter(({ category }) => !known.has(category)).map((good) => [good])
  return [...grouped, ...others].filter(({ length }) => length > 0)
}

function goodsOf(group: { head?: GoodsCategory; goods: readonly GoodsCategory[] }, all: readonly ExcludedCategory[]): ExcludedCategory[] {
  const own = group.goods.flatMap((category) => all.filter((good) => good.category === category))
  const head = own.find(({ category, isPart }) => category === group.head && !isPart)
  if (head) return [head]
  return [...own.filter(({ isPart }) => !isPart), ...own.filter(({ isPart }) => isPart)]
}

export function isFood(category: GoodsCategory): boolean {
  return FOOD_CATEGORIES.some((one) => one === category)
}
