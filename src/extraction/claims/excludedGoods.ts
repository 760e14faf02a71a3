import type { Category } from '#domain/condition.ts'
import type { Clause } from '../clauses/clause.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import type { OfferView } from './offerView.ts'
import { ownBrandStretches } from './ownBrand.ts'

/** Goods that the discount leaves out, with the clauses that say so in order of the text. */
export type ExcludedGoods = { categories: Category[]; brands: boolean; clauses: Clause[] }

/**
 * What bans goods in the words about the offer. A list of exclusions at the end of the small print holds for every offer of a card, although
 * it comes after the last one's tier; it is used where an offer's own small print has none.
 */
export function excludedGoods(view: OfferView): ExcludedGoods {
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
  const excluded: ExcludedGoods = { categories: [], brands: false, clauses: [] }
  for (const clause of clauses.toSorted((a, b) => a.start - b.start)) {
    if (clause.modality !== 'forbids') continue
    const categories = categoriesIn(view, clause)
    const brands = namesBrands(view.folded, clause)
    if (categories.length === 0 && !brands) continue
    excluded.categories.push(...categories.filter((category) => !excluded.categories.includes(category)))
    excluded.brands ||= brands
    excluded.clauses.push(clause)
  }
  return excluded
}

function categoriesIn(view: OfferView, clause: Clause): Category[] {
  const own = ownBrandStretches(view, clause)
  const goods = goodsOf(clause).filter((mention) => !own.some(({ start, end }) => mention.start >= start && mention.end <= end))
  const found = goods.map(({ value }) => value)
  return [...new Set<Category>([...found, ...(own.length > 0 ? (['marca-propia'] as const) : [])])]
}

export type Goods = Mention<'category'> | Mention<'brand'>

/** The goods that a clause names; a name within a longer name counts once ("conservadoras de cerveza"). */
export function goodsOf({ mentions }: Clause): Goods[] {
  const goods: Goods[] = [...mentionsOf(mentions, 'category'), ...mentionsOf(mentions, 'brand')]
  return goods.filter(
    ({ start, end }) => !mentions.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
  )
}

/** `bodegas X, Y`, `productos de las marcas X`: names follow, not another word for the chain's own brand. */
const NAMED_AFTER =
  /(?<![a-z])(?:bodegas?|marcas?)(?: y marcas?| y bodegas?)?[ :("]{1,3}(?:de |del |la |las |los |el |sus )?(?!propias?|exclusivas?|y |o |e |excluid|registrad|ni |no |seleccionad|en |que |con |adherid|\))[a-z0-9]{2,}/

function namesBrands(folded: string, clause: Clause): boolean {
  if (mentionsOf(clause.mentions, 'brand').length > 0) return true
  const named = NAMED_AFTER.exec(folded.slice(clause.start, clause.end))
  return named !== null && mentionsOf(clause.mentions, 'category').length > 0
}
