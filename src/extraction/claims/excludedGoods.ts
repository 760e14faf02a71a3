import type { Category } from '#domain/condition.ts'
import { type Mention, mentionsOf, outermost } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { PARTS_OF_GOODS } from '../vocabulary/goods.ts'
import type { OfferView } from './offerView.ts'
import { ownBrandStretches } from './ownBrand.ts'

/** Goods that the discount leaves out, with the clauses that say so in order of the text. `whole`: the categories that are left out as such. */
export type ExcludedGoods = { categories: Category[]; whole: Category[]; brands: boolean; clauses: Clause[] }

/**
 * What bans goods in the words about the offer. A list of exclusions at the end of the small print holds for every offer of a card, although
 * it comes after the last one's tier; it is used where an offer's own small print has none.
 */
export function excludedGoods(view: OfferView): ExcludedGoods {
  const before = known.get(view)
  if (before !== undefined) return before
  const goods = goodsOfView(view)
  known.set(view, goods)
  return goods
}

/** The words shown and the conditions ask for the same, and views never change. */
const known = new WeakMap<OfferView, ExcludedGoods>()

function goodsOfView(view: OfferView): ExcludedGoods {
  const own = view.tiered && isBodyOfOther(view) ? excludedIn(view, view.own) : null
  if (own !== null && own.clauses.length > 0) return own
  const excluded = excludedIn(view, [...view.header, ...view.legal])
  const printed = excluded.clauses.some(({ role }) => role === 'legal')
  return printed ? excluded : excludedIn(view, [...view.header, ...view.legal, ...view.foreign])
}

/** `20 % y 3 cuotas`, and what the site goes on about is the percentage alone: its exclusions are not those of the instalments. */
function isBodyOfOther({ header, offer }: OfferView): boolean {
  const { type, value } = offer.discount
  const body = header.filter(({ role }) => role === 'body').flatMap(({ mentions }) => mentions)
  const percents = mentionsOf(body, 'percent').map((mention) => mention.value)
  const instalments = mentionsOf(body, 'instalments').flatMap((mention) => mention.value)
  const [same, other] = type === 'porcentaje' ? [percents, instalments] : [instalments, percents]
  return other.length > 0 && !same.includes(value)
}

function excludedIn(view: OfferView, clauses: readonly Clause[]): ExcludedGoods {
  const excluded: ExcludedGoods = { categories: [], whole: [], brands: false, clauses: [] }
  for (const clause of clauses.toSorted((a, b) => a.start - b.start)) {
    if (clause.modality !== 'forbids') continue
    const goods = goodsLeftOut(view, clause)
    const categories = [...new Set(goods.map(({ value }) => value))]
    const brands = namesBrands(view.folded, clause)
    if (categories.length === 0 && !brands) continue
    excluded.categories.push(...categories.filter((category) => !excluded.categories.includes(category)))
    excluded.whole.push(...goods.filter(({ isPart }) => !isPart).map(({ value }) => value))
    excluded.brands ||= brands
    excluded.clauses.push(clause)
  }
  return excluded
}

type LeftOut = { value: Category; isPart: boolean }

function goodsLeftOut(view: OfferView, clause: Clause): LeftOut[] {
  const own = ownBrandStretches(view, clause)
  const goods = goodsOf(clause).filter((mention) => !own.some(({ start, end }) => mention.start >= start && mention.end <= end))
  const isPart = partsIn(view.folded, clause, goods)
  const found = goods.map((one): LeftOut => ({ value: one.value, isPart: isPart.has(one) }))
  return own.length > 0 ? [...found, { value: 'marca-propia', isPart: false }] : found
}

/**
 * The goods that are only a part of their category: a brand's, a kind's, and what a bracket behind one of them goes on with
 * (`bodegas X (vino tinto Y)`).
 */
function partsIn(folded: string, { start }: Clause, goods: readonly Goods[]): Set<Goods> {
  const parts = new Set<Goods>()
  for (const [index, one] of goods.entries()) {
    const isNamed = one.kind === 'brand' || isPartName(folded, one) || isOfBrand(folded, one, goods[index + 1])
    if (isNamed || isWithinBracketOf(folded, start, one, parts)) parts.add(one)
  }
  return parts
}

const isPartName = (folded: string, { start, end }: Goods) =>
  PARTS_OF_GOODS.test(folded.slice(start, end)) && !/^(?:tod[ao]s? )/.test(folded.slice(start, end))

/** `Cervezas X`, `gaseosas línea X`, `leches de la marca X`: a brand right behind, or words that lead to one. */
function isOfBrand(folded: string, { start, end, value }: Goods, next: Goods | undefined): boolean {
  const rest = folded.slice(end, end + LONGEST_NAME)
  if (OF_BRANDS.test(rest) || (/^bodegas?$/.test(folded.slice(start, end)) && NAMES_FOLLOW.test(rest))) return true
  return (
    next !== undefined &&
    next.value === value &&
    (next.kind === 'brand' || isPartName(folded, next)) &&
    BESIDE.test(folded.slice(end, next.start))
  )
}

const LONGEST_NAME = 48
const OF_BRANDS =
  /^(?: y [a-z]{4,14})? (?:de )?(?:las? |los )?(?:siguientes )?["“]?(?:marcas?|bodegas?|lineas?|cerveceria|firma)[ :("“]{1,3}(?!propias?|exclusivas?)[a-z0-9]/
const NAMES_FOLLOW = /^(?: y marcas?)?[ :("]{1,3}(?!y |o |e |excluid|registrad|ni |no |seleccionad|en |que |con |adherid|\))[a-z0-9]{2}/
const BESIDE = /^ ?(?:de )?\(?(?:productos )?$/

/** In a bracket that a part of the same category stands before. */
function isWithinBracketOf(folded: string, from: number, { start, value }: Goods, parts: ReadonlySet<Goods>): boolean {
  if (parts.size === 0) return false
  const before = folded.slice(from, start)
  const open = before.lastIndexOf('(')
  if (open < 0 || before.includes(')', open)) return false
  return [...parts].some((part) => part.value === value && part.end <= from + open)
}

export type Goods = Mention<'category'> | Mention<'brand'>

/** The goods that a clause names; a name within a longer name counts once ("conservadoras de cerveza"). */
export function goodsOf({ mentions }: Clause): Goods[] {
  const named = outermost(mentions)
  return [...mentionsOf(named, 'category'), ...mentionsOf(named, 'brand')]
}

/** `bodegas X, Y`, `productos de las marcas X`: names follow, not another word for the chain's own brand. */
const NAMED_AFTER =
  /(?<![a-z])(?:bodegas?|marcas?)(?: y marcas?| y bodegas?)?[ :("]{1,3}(?:de |del |la |las |los |el |sus )?(?!propias?|exclusivas?|y |o |e |excluid|registrad|ni |no |seleccionad|en |que |con |adherid|\))[a-z0-9]{2,}/

function namesBrands(folded: string, clause: Clause): boolean {
  if (mentionsOf(clause.mentions, 'brand').length > 0) return true
  const named = NAMED_AFTER.exec(folded.slice(clause.start, clause.end))
  return named !== null && mentionsOf(clause.mentions, 'category').length > 0
}
