import { cardWordsOf, readCard } from '#chains/readCard.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Conditions } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { card } from '../cards.ts'
import type { Case } from './corpus.ts'

type Words = Omit<Case<unknown>, 'yields'>

function cardOfCase({ when, value, headline, legal, picture }: Words): CapturedCard {
  const images = picture === undefined ? [] : [picture]
  return card({ when: when ?? '', value: value ?? '20 % de descuento', headline: headline ?? '', legal: legal ?? '', images })
}

/** The offers of a case's card. */
export const promotionsOfCase = (one: Words): ExtractedPromotion[] => readCard(cardOfCase(one)).promotions

/** The first of them. */
export function promotionOfCase(one: Words): ExtractedPromotion {
  const [promotion] = promotionsOfCase(one)
  if (promotion === undefined) throw new Error('the card has no offer')
  return promotion
}

/** What that offer takes. */
export const conditionsOfCase = (one: Words): Conditions => promotionOfCase(one).conditions

/** The words of a case's card at some spans. */
export function wordsAt(one: Words, spans: readonly Span[] = []): string[] {
  const { text } = cardWordsOf(cardOfCase(one))
  return spans.map(({ start, end }) => text.slice(start, end))
}

/** How a failing case is named. */
export const words = ({ when, value, headline, legal }: Words) => [when, value, headline, legal].filter(Boolean).join(' | ')
