import { readCard } from '#chains/readCard.ts'
import type { Conditions } from '#domain/condition.ts'
import type { Case } from '#extraction/claims/corpus.ts'
import { card } from '../cards.ts'

/** What the first offer of a case's card takes. */
export function conditionsOfCase({ value, headline, legal, picture }: Omit<Case<unknown>, 'yields'>): Conditions {
  const { promotions } = readCard(
    card({
      value: value ?? '20 % de descuento',
      headline: headline ?? '',
      legal: legal ?? '',
      images: picture === undefined ? [] : [picture],
    }),
  )
  const wanted = promotions[0]?.conditions
  if (wanted === undefined) throw new Error('the card has no offer')
  return wanted
}

/** How a failing case is named. */
export const words = ({ value, headline, legal }: Omit<Case<unknown>, 'yields'>) => [value, headline, legal].filter(Boolean).join(' | ')
