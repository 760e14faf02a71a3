import { ALL_CHAIN_SLUGS, CHAINS, type ChainSlug } from './chain.ts'
import { fold } from './fold.ts'
import type { ListedPromotion } from './promotion.ts'

/** The chain that a person means, by its slug or its name: «COTO», «dia», «Chango Más». */
export function chainNamed(text: string): ChainSlug | undefined {
  const letters = (words: string) => fold(words).replace(/[^a-z0-9]/g, '')
  const meant = letters(text)
  return ALL_CHAIN_SLUGS.find((slug) => [slug, CHAINS[slug].name].some((name) => letters(name) === meant))
}

export type Searchable = Pick<
  ListedPromotion,
  | 'supermarket'
  | 'where'
  | 'discount'
  | 'membership'
  | 'paymentMethods'
  | 'unknownPaymentMethods'
  | 'onlyForProducts'
  | 'restrictions'
  | 'appliesOnlyTo'
>

/** Everything about a promotion that a shopper may look for, folded. */
function searchText(promotion: Searchable): string {
  const { type, value } = promotion.discount
  const parts = [
    CHAINS[promotion.supermarket].name,
    ...promotion.where,
    type === 'porcentaje' ? `${value}%` : `${value} cuotas sin interes`,
    ...new Set(promotion.paymentMethods?.flat()),
    ...promotion.unknownPaymentMethods,
    ...promotion.membership,
    promotion.onlyForProducts ?? '',
    ...promotion.restrictions,
    ...Object.entries(promotion.appliesOnlyTo ?? {}).flatMap(([audience, applies]) => (applies ? [audience] : [])),
  ]
  return fold(parts.join(' '))
}

const texts = new WeakMap<Searchable, string>()

/** The same, made once a promotion. */
export function searchTextOf(promotion: Searchable): string {
  const known = texts.get(promotion) ?? searchText(promotion)
  texts.set(promotion, known)
  return known
}

/** Whether every word of the query occurs, accents and order aside. An empty query matches everything. */
export function matchesQuery(folded: string, query: string): boolean {
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
