import { readCard, readWords } from '#chains/readCard.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Review, ReviewedField, ReviewedPromotion, ReviewedValues } from '#domain/promotion/review.ts'
import type { CardAsRead } from '#review/applyReview.ts'

/** What a card of Makro says, in our own words, with the figures that change from month to month. */
export type Month = { day: CivilDate; percent: number; cap: string; minimum: string; from: string; until: string; bank: string }

export const JUNE: Month = {
  ...{ day: '2026-06-10', percent: 25, cap: '12.000', minimum: '30.000', from: '01/06/2026', until: '30/06/2026' },
  bank: 'Banco Galicia',
}
export const JULY: Month = {
  ...{ day: '2026-07-10', percent: 30, cap: '15.500', minimum: '42.000', from: '01/07/2026', until: '31/07/2026' },
  bank: 'Banco Galicia',
}

export const wordsOf = ({ percent, cap, minimum, from, until, bank }: Month) =>
  `Jueves\n${percent}% DE AHORRO\nPagando con ${bank}\nTope de reintegro $ ${cap} por mes. Compra mínima $ ${minimum}. Válido del ${from} al ${until}. No incluye electro.`

export function readText(text: string, day: CivilDate = JUNE.day): CardAsRead {
  return readCard({ id: `card of ${day}`, source: 'makro', capturedAt: day, raw: { text } })
}

export const readMonth = (month: Month) => readText(wordsOf(month), month.day)

export const readAgain = (card: CardWords): CardAsRead => readWords(card)

/** A person who accepts all of a card but for some values of its first promotion. */
export function reviewOfCard(
  { card, promotions }: CardAsRead,
  values: Partial<ReviewedValues> = {},
  evidence: ReviewedPromotion['evidence'] = {},
): Review {
  const corrected = Object.keys(values) as ReviewedField[]
  const reviewed = promotions.map((promotion, from) =>
    from === 0
      ? { from, values: { ...promotion, ...values }, corrected, evidence }
      : { from, values: promotion, corrected: [], evidence: {} },
  )
  return { card, promotions: reviewed, by: 'Ana', at: '2026-06-12T15:00:00.000Z' }
}
