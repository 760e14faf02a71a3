import { CHAINS } from '../catalogue/chain.ts'
import { pageFacts, peopleConditions } from '../choice/pageFacts.ts'
import { capSentence, isRefundToldByCap, moneyWords } from '../description/words/cap.ts'
import { addsUpWords, factWords } from '../description/words/conditions.ts'
import { doubtWords } from '../description/words/doubts.ts'
import { exclusionWords, scopeLine } from '../description/words/goods.ts'
import { issuersWords, methodsWords, wayNames } from '../description/words/methods.ts'
import { peopleWords } from '../description/words/people.ts'
import { whereWords } from '../description/words/place.ts'
import { ageWords, validityWords, whenWords } from '../description/words/time.ts'
import { accordingTo } from '../description/words/witness.ts'
import type { Freshness } from '../promotion/freshness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords, discountFigure } from '../promotion/promotionWords.ts'
import { acceptedRails } from '../promotion/rails.ts'
import { placeLines } from '../text/placeLines.ts'
import { joinWithOr } from '../text/words.ts'
import { offerLine } from './offer.ts'

/** Phrases of a promotion's page, its shared text, picture, calendar entry and description. */

/** Sums up a promotion for titles and sharing: «20% de descuento en Día con Galicia o Nación». */
export function summaryLine(promotion: ListedPromotion): string {
  const { figure, unit } = discountFigure(promotion.discount)
  const methods = isMethodNamed(promotion) ? ` con ${issuersWords(promotion, 2)}` : ''
  const according = accordingTo(promotion)
  return `${figure} ${unit} en ${CHAINS[promotion.supermarket].name}${methods}${according === null ? '' : `, ${according}`}`
}

function isMethodNamed({ paymentMethods, unknownPaymentMethods }: ListedPromotion): boolean {
  return paymentMethods !== null || unknownPaymentMethods.length > 0
}

/** Says place and days: «En el local y online · viernes, hasta el 31 de marzo». */
export function whenAndWhereLine(promotion: ListedPromotion): string {
  return `${whereWords(promotion)} · ${whenWords(promotion)}`
}

/** Says what to know before going, the same for every reader: people, place, and the bullets of the page. */
function knowWords(promotion: ListedPromotion): string[] {
  const people = peopleWords(peopleConditions(promotion))
  const places = placeLines(promotion.conditions.region).map(({ words }) => words)
  return [...(people === null ? [] : [people]), ...places, ...pageFacts(promotion).map(factWords)]
}

/** Names the methods and ways to pay: «Mercado Pago · QR · dinero en cuenta». */
function payingWords(promotion: ListedPromotion): string {
  const { funds, app } = promotion.conditions.how
  const ways = [...wayNames(acceptedRails(promotion), funds), ...(app.length > 0 ? [`desde ${joinWithOr(app)}`] : [])]
  return [methodsWords(promotion), ...ways].join(' · ')
}

/** Says the cap and when the money comes; often empty for instalments. */
function moneyLines(promotion: ListedPromotion): string[] {
  return [capSentence(promotion, true), isRefundToldByCap(promotion) ? null : moneyWords(promotion)].filter((words) => words !== null)
}

function othersWords(front: ListedPromotion, offers: readonly ListedPromotion[]): string[] {
  return offers.filter(({ id }) => id !== front.id).map(offerLine)
}

const sentence = (words: string) => `${words}.`

/** Returns the lines of a shared text. @param offers All offers of the page. @param capture The age of the chain's data. */
export function shareWords(promotion: ListedPromotion, offers: readonly ListedPromotion[], capture: Freshness | null): string {
  const people = peopleWords(peopleConditions(promotion))
  return [
    summaryLine(promotion),
    isMethodNamed(promotion) ? `Se paga con ${payingWords(promotion)}` : payingWords(promotion),
    moneyLines(promotion).map(sentence).join(' '),
    [scopeLine(promotion), exclusionWords(promotion), people].flatMap((words) => (words === null ? [] : sentence(words))).join(' '),
    validityWords(promotion),
    ...othersWords(promotion, offers),
    doubtWords(promotion),
    ageWords(capture),
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n')
}

/** Writes two or three sentences for search engines and link previews. */
export function pageDescription(promotion: ListedPromotion): string {
  return [
    scopeLine(promotion),
    ...moneyLines(promotion),
    validityWords(promotion),
    exclusionWords(promotion),
    ...knowWords(promotion).slice(0, 2),
    'Verificala en la fuente antes de ir',
  ]
    .flatMap((words) => (words === null ? [] : sentence(words)))
    .join(' ')
}

/** Returns the lines of a calendar event's description. @param offers All offers of the page. */
export function calendarLines(promotion: ListedPromotion, offers: readonly ListedPromotion[]): string[] {
  return [
    payingWords(promotion),
    moneyLines(promotion).join('. '),
    scopeLine(promotion),
    exclusionWords(promotion),
    ...knowWords(promotion),
    addsUpWords(promotion),
    ...othersWords(promotion, offers),
    ...promotion.restrictions,
    validityWords(promotion),
    doubtWords(promotion),
  ].filter((line) => line !== null && line !== '') as string[]
}

/**
 * Returns the lines of a preview picture: «Tope $ 12.000 por mes · Vuelve a tu cuenta en 30 días».
 * @param offers All offers of the page.
 */
export function pictureLines(promotion: ListedPromotion, offers: readonly ListedPromotion[]): { money: string; others: string | null } {
  const others = othersWords(promotion, offers)
  return {
    money: [capWords(promotion.limits, promotion.readings), moneyWords(promotion)].filter((words) => words !== null).join(' · '),
    others: others.length === 0 ? null : others.slice(0, 2).join(' · '),
  }
}
