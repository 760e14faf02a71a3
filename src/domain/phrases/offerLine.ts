import { peopleConditions } from '../choice/pageFacts.ts'
import { givesInstalments } from '../choice/ranking.ts'
import { shortFigure } from '../choice/shortFigure.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capScopeWords, discountFigure } from '../promotion/promotionWords.ts'
import { allClausesWords } from '../text/verbPhrase.ts'
import { joinWithAnd, pesos, weekdaysWords } from '../text/words.ts'
import { scopeAfterGain } from './goods.ts'
import { issuersWords } from './promotion.ts'
import { limitedPlaceWords } from './row.ts'

/**
 * Tells an offer whole, in one line: «Si sos jubilado: 5% más con Cuenta DNI, hasta $ 5.000 por semana», «3 cuotas sin
 * interés con Galicia, en productos Lumbre, los jueves». What the card does not say is left out.
 */
export function offerLine(promotion: ListedPromotion): string {
  const { qualifiers, weekdays } = promotion
  const people = peopleConditions(promotion)
  const lead = people.length === 0 ? '' : `Si ${allClausesWords(people, null)}: `
  const method = qualifiers.includes('unsaidMethods') ? '' : ` con ${issuersWords(promotion, 2)}`
  const details = [
    capAfterGain(promotion),
    qualifiers.includes('wholePurchase') ? 'en toda la compra' : scopeAfterGain(promotion),
    qualifiers.includes('unsaidPlace') ? null : limitedPlaceWords(promotion, false),
    weekdays && `los ${weekdaysWords(weekdays)}`,
  ].flatMap((words) => (words === null ? [] : [`, ${words}`]))
  return `${lead}${figureWords(promotion)}${method}${details.join('')}`
}

/** «más» only where the card says that it comes on top of another offer. */
function figureWords({ discount, qualifiers }: ListedPromotion): string {
  const { figure, unit } = discountFigure(discount)
  if (givesInstalments({ discount })) return `${figure} ${unit}`
  return qualifiers.includes('addition') ? `${figure} más` : figure
}

function capAfterGain({ limits }: ListedPromotion): string | null {
  if (limits.explicitlyHasNoLimit) return 'sin tope'
  return limits.maxDiscount === null ? null : `hasta ${pesos(limits.maxDiscount)}${capScopeWords(limits)}`
}

/** Heads the other offers of a list's entry: «Más ofertas de esta promo: 25%, 35% y 3 cuotas». */
export function otherOffersTitle(others: readonly Pick<ListedPromotion, 'discount'>[]): string {
  return `Más ofertas de esta promo: ${joinWithAnd([...new Set(others.map(({ discount }) => shortFigure(discount)))])}`
}
