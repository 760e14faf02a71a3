import type { OtherOffer } from '../choice/otherOffers.ts'
import { isInstalments } from '../choice/ranking.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { boundWords, discountFigure } from '../promotion/promotionWords.ts'
import { allOfThese } from '../text/verbPhrase.ts'
import { anyOf, capital, list, percent, pesos, weekdaysWords } from '../text/words.ts'
import { scopeInside } from './goods.ts'
import { holdersWords, placeWords } from './promotion.ts'

type Named = Pick<ListedPromotion, 'discount' | 'limits' | 'conditions' | 'onlyForProducts'>

/** Says several offers as one: «Según tu plan: 20%, 25% o 35%», «3, 6 y 12 cuotas sin interés, según el producto». */
export function offersWords(promotions: readonly Named[]): string {
  const values = distinct(promotions.map(({ discount }) => discount.value))
  if (promotions.some(isInstalments) && !promotions.every(isInstalments)) return `Más ofertas de esta promo: ${promotions.length - 1}`
  if (promotions.some(isInstalments)) {
    const isByProduct = new Set(promotions.map(({ onlyForProducts }) => onlyForProducts)).size > 1
    return `${list(values.map(String))} cuotas sin interés${isByProduct ? ', según el producto' : ''}`
  }
  return `${capital(whyWords(promotions))}: ${values.length > 1 ? `${anyOf(values.map((value) => `${percent(value)}%`))}` : capsWords(promotions)}`
}

/** Says how the caps differ, where the percentage is the same for all. */
function capsWords(promotions: readonly Named[]): string {
  const caps = distinct(promotions.flatMap(({ limits: { maxDiscount } }) => maxDiscount ?? []))
  return caps.length > 1 ? `tope ${anyOf(caps.map(pesos))}` : `${promotions.length} opciones`
}

/** Says what decides which of the offers one has. */
function whyWords(promotions: readonly Named[]): string {
  const who = promotions.map(({ conditions }) => conditions.who)
  if (who.flat().some(({ kind }) => kind === 'segment' || kind === 'salary')) return 'según tu plan'
  return new Set(who.map((all) => all.map(({ kind, value }) => `${kind} ${value}`).join())).size > 1
    ? 'según quién seas'
    : 'según cómo pagues'
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/**
 * Another offer of the page in one line, by what it has otherwise: «Si sos jubilado: 5% más, hasta $ 5.000 por semana», «También 3 cuotas sin interés».
 */
export function offerLine({ promotion, people, methods, cap, isOtherScope, isOtherPlace, isOtherTime }: OtherOffer): string {
  const { discount, qualifiers } = promotion
  const { figure, unit } = discountFigure(discount)
  const isMore = qualifiers.includes('addition') && !isInstalments(promotion)
  const gives = isInstalments(promotion) ? `${figure} ${unit}` : isMore ? `${figure} más` : figure
  const most =
    cap === null
      ? null
      : cap.maxDiscount === null
        ? cap.explicitlyHasNoLimit
          ? 'sin tope'
          : null
        : `hasta ${pesos(cap.maxDiscount)}${boundWords(cap)}`
  const details = [
    most,
    isOtherScope ? scopeInside(promotion) : null,
    isOtherPlace ? placeWords(promotion) : null,
    isOtherTime ? timeWords(promotion) : null,
  ].flatMap((words) => (words === null ? [] : [`, ${words}`]))
  return `${leadOf(people, methods, promotion)}${gives}${details.join('')}`
}

function leadOf(people: OtherOffer['people'], methods: OtherOffer['methods'], promotion: ListedPromotion): string {
  if (people.length > 0) return `Si ${allOfThese(people, null)}: `
  return methods === null ? 'También ' : `Con ${holdersWords(promotion, 2)}: `
}

function timeWords({ weekdays }: ListedPromotion): string {
  return weekdays === null ? 'todos los días' : `los ${weekdaysWords(weekdays)}`
}
