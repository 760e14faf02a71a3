import { readCard } from '#chains/readCard.ts'
import type { Conditions } from '#domain/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import type { Case } from '#extraction/claims/corpus.ts'
import { card } from '../cards.ts'

/** The first offer of a case's card. */
export function promotionOfCase({ value, headline, legal, picture }: Omit<Case<unknown>, 'yields'>): ExtractedPromotion {
  const images = picture === undefined ? [] : [picture]
  const [promotion] = readCard(
    card({ value: value ?? '20 % de descuento', headline: headline ?? '', legal: legal ?? '', images }),
  ).promotions
  if (promotion === undefined) throw new Error('the card has no offer')
  return promotion
}

/** What that offer takes. */
export const conditionsOfCase = (one: Omit<Case<unknown>, 'yields'>): Conditions => promotionOfCase(one).conditions

/** How a failing case is named. */
export const words = ({ value, headline, legal }: Omit<Case<unknown>, 'yields'>) => [value, headline, legal].filter(Boolean).join(' | ')
