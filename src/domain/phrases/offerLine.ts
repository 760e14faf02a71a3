import type { OtherOffer } from '../choice/otherOffers.ts'
import { givesInstalments } from '../choice/ranking.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capScopeWords, discountFigure } from '../promotion/promotionWords.ts'
import { allClausesWords } from '../text/verbPhrase.ts'
import { pesos, weekdaysWords } from '../text/words.ts'
import { scopeAfterGain } from './goods.ts'
import { holdersWords, placeWords } from './promotion.ts'

/**
 * Describes another offer of the page by its differences: «Si sos jubilado: 5% más, hasta $ 5.000 por semana»,
 * «También 3 cuotas sin interés».
 */
export function otherOfferLine({ promotion, people, methods, cap, isOtherScope, isOtherPlace, isOtherTime }: OtherOffer): string {
  const { discount, qualifiers } = promotion
  const { figure, unit } = discountFigure(discount)
  const isMore = qualifiers.includes('addition') && !givesInstalments(promotion)
  const gives = givesInstalments(promotion) ? `${figure} ${unit}` : isMore ? `${figure} más` : figure
  const most =
    cap === null
      ? null
      : cap.maxDiscount === null
        ? cap.explicitlyHasNoLimit
          ? 'sin tope'
          : null
        : `hasta ${pesos(cap.maxDiscount)}${capScopeWords(cap)}`
  const details = [
    most,
    isOtherScope ? scopeAfterGain(promotion) : null,
    isOtherPlace ? placeWords(promotion) : null,
    isOtherTime ? timeWords(promotion) : null,
  ].flatMap((words) => (words === null ? [] : [`, ${words}`]))
  return `${leadOf(people, methods, promotion)}${gives}${details.join('')}`
}

function leadOf(people: OtherOffer['people'], methods: OtherOffer['methods'], promotion: ListedPromotion): string {
  if (people.length > 0) return `Si ${allClausesWords(people, null)}: `
  return methods === null ? 'También ' : `Con ${holdersWords(promotion, 2)}: `
}

function timeWords({ weekdays }: ListedPromotion): string {
  return weekdays === null ? 'todos los días' : `los ${weekdaysWords(weekdays)}`
}
