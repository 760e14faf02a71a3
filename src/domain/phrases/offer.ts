import { peopleConditions } from '../choice/pageFacts.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { savingWords, shortFigure } from '../description/words/gain.ts'
import { scopeAfterGain } from '../description/words/goods.ts'
import { issuersWords, methodsAfterWith } from '../description/words/methods.ts'
import { limitedPlaceWords } from '../description/words/place.ts'
import { accordingTo } from '../description/words/witness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capAmounts, discountFigure } from '../promotion/promotionWords.ts'
import { allClausesWords } from '../text/verbPhrase.ts'
import { everyWeekWords, joinWithAnd } from '../text/words.ts'

/**
 * An offer in one line, wherever one is named: whole, whole for a shopper, brief, or by its worth. What the card does not say
 * is left out, and no offer is told by its difference from another.
 */

/** Tells it whole: «Si sos jubilado: 5% más con Cuenta DNI, hasta $ 5.000 por semana», «3 cuotas sin interés con Galicia, los jueves». */
export function offerLine(promotion: ListedPromotion): string {
  return wholeLine(promotion, methodsOf(promotion, 2))
}

/** Tells it whole with the shopper's methods, and what it saves on the amount: «15% con Mercado Pago, hasta $ 9.000 por mes: ahorrás $ 9.000». */
export function offerLineForShopper(offer: Ranked<ListedPromotion>, amount: number | undefined): string {
  const saving = amount === undefined ? null : savingWords(offer, amount)
  const line = wholeLine(offer.promotion, ` ${withMethods(offer, true)}`)
  return saving === null ? line : `${line}: ${saving}`
}

function wholeLine(promotion: ListedPromotion, methods: string): string {
  const { qualifiers, weekdays, conditions } = promotion
  const people = peopleConditions(promotion)
  const lead = people.length === 0 ? '' : `Si ${allClausesWords(people, null)}: `
  const details = [
    capAfterGain(promotion),
    qualifiers.includes('wholePurchase') && promotion.excludesProducts === null ? 'en toda la compra' : scopeAfterGain(promotion),
    qualifiers.includes('unsaidPlace') && !conditions.region?.some ? null : limitedPlaceWords(promotion, false),
    weekdays && everyWeekWords(weekdays),
    accordingTo(promotion),
  ]
  return `${lead}${figureWords(promotion)}${methods}${details.map(afterComma).join('')}`
}

/** Tells it in brief: «25% con Galicia y 3 más, hasta $ 12.000 por mes». */
export function briefOffer(promotion: ListedPromotion): string {
  return `${shortFigure(promotion.discount)}${methodsOf(promotion, 1)}${afterComma(capAfterGain(promotion))}`
}

/** Heads the other offers of a list's entry: «Más ofertas de esta promo: 25%, 35% y 3 cuotas». */
export function otherOffersTitle(others: readonly Pick<ListedPromotion, 'discount'>[]): string {
  return `Más ofertas de esta promo: ${joinWithAnd([...new Set(others.map(({ discount }) => shortFigure(discount)))])}`
}

const afterComma = (words: string | null) => (words === null ? '' : `, ${words}`)

/** @param most The most issuers that are named. */
function methodsOf(promotion: ListedPromotion, most: number): string {
  return promotion.qualifiers.includes('unsaidMethods') ? '' : ` con ${issuersWords(promotion, most)}`
}

/** «más» only where the card says that it comes on top of another offer. */
function figureWords({ discount, qualifiers }: ListedPromotion): string {
  const { figure, unit } = discountFigure(discount)
  if (givesInstalments({ discount })) return `${figure} ${unit}`
  return qualifiers.includes('addition') ? `${figure} más` : figure
}

function capAfterGain({ limits }: ListedPromotion): string | null {
  if (limits.explicitlyHasNoLimit) return 'sin tope'
  return limits.maxDiscount === null ? null : `hasta ${capAmounts(limits)}`
}

/** Names the methods that pay: «con Visa crédito de Galicia, la de Ana». */
export function withMethods(offer: Ranked<ListedPromotion>, personal: boolean): string {
  return `con ${methodsAfterWith(offer, personal, 2)}`
}
