import type { Category, Conditions } from '#domain/condition.ts'
import { excludedGoods } from './excludedGoods.ts'
import { limitedGoods } from './limitedGoods.ts'
import type { OfferView } from './offerView.ts'
import { quoted } from './quoted.ts'

/** On what the discount holds, and what it leaves out. Goods that are both (small appliances out of an electro-only offer) stay in both. */
export function productsOf(view: OfferView): Pick<Conditions, 'excludes' | 'excludesSome' | 'excludesBrands' | 'onlyFor' | 'evidence'> {
  const excluded = excludedGoods(view)
  const limited = limitedGoods(view)
  // What the offer holds for and leaves out as well is left out in part.
  const isPart = (category: Category) => !excluded.whole.includes(category) || (limited?.categories.includes(category) ?? false)
  const quotes = (spans: readonly { start: number; end: number }[]) => spans.map((span) => quoted(view.card.text, span))
  return {
    excludes: excluded.categories,
    excludesSome: excluded.categories.filter(isPart),
    excludesBrands: excluded.brands,
    onlyFor: limited === null ? null : limited.categories,
    evidence: {
      ...(excluded.clauses.length > 0 ? { excludes: quotes(excluded.clauses) } : {}),
      ...(limited === null ? {} : { onlyFor: quotes(limited.spans) }),
    },
  }
}
