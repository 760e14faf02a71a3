import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug, isReadChain } from '../catalogue/chain.ts'
import type { BestDay } from '../choice/answer.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { moneyWords } from '../description/words/cap.ts'
import { savingWords, worthWords } from '../description/words/gain.ts'
import { alsoWithWords, issuersWords, payingWays } from '../description/words/methods.ts'
import { firstConditionWords } from '../description/words/people.ts'
import { shopWords } from '../description/words/place.ts'
import { nearDayName } from '../description/words/time.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords } from '../promotion/promotionWords.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, joinWithAnd, pesos, uncapitalize } from '../text/words.ts'
import { withMethods } from './offer.ts'
import { warningWords } from './warnings.ts'

/** The answer above a list. It is never worded as surer than the data is; its figure equals that of the row (`rowGain`). */

type RankedPromotion = Ranked<ListedPromotion>
/** `when` comes from `nearDayName`. */
type Asked = { when: string; amount: number | undefined; personal: boolean }

/** Words a sure answer: «Hoy en Coto, pagá con Galicia (QR): tope $ 9.000 por mes.» */
export function sureSentence(best: RankedPromotion, { when, amount, personal }: Asked): string {
  const { promotion } = best
  const how = payingWays(best)
  const ways = how.length === 0 ? '' : ` (${how.join(', ')})`
  const money = moneyNotes(promotion, amount).map(uncapitalize).join(', ')
  return `${capitalize(when)} en ${shopWords(promotion)}, ${personal ? 'pagá ' : ''}${withMethods(best, personal)}${ways}${money && `: ${money}`}.`
}

/** Words an uncertain answer: «Hoy puede ser en Coto con Galicia, si cobrás tu sueldo en Galicia.» */
export function perhapsSentence(best: RankedPromotion, { when, personal }: Asked): string {
  const { eligibility, whose } = best
  return `${capitalize(when)} puede ser ${placeAndMethods(best, personal)}, ${firstConditionWords(eligibility.missing, whose)}.`
}

/** Says what to know before relying on an answer: «Antes tenés que inscribirte», «Leída hace 25 días». */
export function answerNotes(best: RankedPromotion): string[] {
  const also = alsoWithWords(best)
  return [...warningWords(best), ...(also === null ? [] : [also])].map(capitalize)
}

/**
 * Says that no offer was found: «No: mañana en Carrefour no hay nada con lo tuyo.»
 * @param chains The chains that were asked for.
 */
export function nothingSentence(
  when: string,
  { personal, chains, isFiltered }: { personal: boolean; chains: readonly ChainSlug[]; isFiltered: boolean },
): string {
  if (chains.length > 0 && !chains.some(isReadChain))
    return `${unreadSentence(chains)} ${capitalize(when)} los bancos y billeteras que leemos no dicen nada${personal ? ' con lo tuyo' : ''}${isFiltered ? ' con esos filtros' : ''}.`
  const place = chains.length === 0 ? '' : ` en ${joinChainNames(chains)}`
  return `No: ${when}${place} no hay nada${personal ? ' con lo tuyo' : ''}${isFiltered ? ' con esos filtros' : ''}.`
}

/** Says that the chains were not read yet, which does not mean that they have no offers. */
export function unreadSentence(chains: readonly ChainSlug[]): string {
  return `Yapa no lee las promociones de ${joinChainNames(chains)}.`
}

/** Joins the chains' names: «Disco y Vea». */
export function joinChainNames(chains: readonly ChainSlug[]): string {
  return joinWithAnd(chains.map((slug) => CHAINS[slug].name))
}

/** Says what a yes would give, beside its figure: «Si cobrás tu sueldo en Galicia, en Coto con Galicia». */
export function ifAskedLine(best: RankedPromotion): string {
  return beside(`${firstConditionWords(best.eligibility.missing, best.whose)}, ${placeAndMethods(best, true)}`, best)
}

/** Suggests a better day or chain, beside its figure: «Mejor mañana, en Coto con Galicia». */
export function betterOptionLine(when: string, best: RankedPromotion, personal: boolean): string {
  return beside(`mejor ${when}, ${placeAndMethods(best, personal)}`, best)
}

/** Explains why the first of the list is not the answer, beside its figure: «En Jumbo con Macro · solo en algunos productos». */
export function firstRowLine(first: RankedPromotion, personal: boolean): string {
  if (!isOnWholePurchase(first.promotion)) return beside(placeAndMethods(first, personal), first)
  return beside(`con ${issuersWords(first.promotion, 2)}, en ${shopWords(first.promotion)}`, first)
}

/** Tells instalments below money, with what they are worth: «En Coto con Galicia: equivale a unos $ 1.200». */
export function instalmentsLine(best: RankedPromotion, amount: number | undefined, personal: boolean): string {
  const worth = savingWords(best, amount ?? TYPICAL_AMOUNT)
  return beside(`${placeAndMethods(best, personal)}${worth === null ? '' : `: ${worth}`}`, best)
}

/** Adds the warnings that travel with an offer. */
function beside(words: string, best: RankedPromotion): string {
  return [capitalize(words), ...warningWords(best)].join(' · ')
}

/** Sums up the week: «Te conviene el jueves 2 en Coto con Galicia: hasta $ 15.000 gastando $ 60.000.» */
export function weekSentence(
  of: BestDay<ListedPromotion>,
  today: CivilDate,
  { amount, personal }: Pick<Asked, 'amount' | 'personal'>,
): string {
  const spent = pesos(amount ?? TYPICAL_AMOUNT)
  const words = [`Te conviene ${bestDayWords(of, today, personal)}: ${worthWords(of.best)} gastando ${spent}`, ...warningWords(of.best)]
  return words.map((one) => `${capitalize(one)}.`).join(' ')
}

/** Names day, place and methods of the best of a week: «el jueves 2 en Coto con Galicia». */
export function bestDayWords({ date, best }: BestDay<ListedPromotion>, today: CivilDate, personal: boolean): string {
  return `${nearDayName(date, today)} ${placeAndMethods(best, personal)}`
}

/** Without an amount it names the bounds; with one the figure includes them, so it says when the money comes. */
function moneyNotes(promotion: ListedPromotion, amount: number | undefined): string[] {
  if (givesInstalments(promotion)) return []
  if (amount !== undefined) return [moneyWords(promotion)].filter((words) => words !== null)
  return [
    ...(promotion.minPurchase === null ? [] : [`desde ${pesos(promotion.minPurchase)}`]),
    capWords(promotion.limits, promotion.readings),
  ]
}

function placeAndMethods(best: RankedPromotion, personal: boolean): string {
  return `en ${shopWords(best.promotion)} ${withMethods(best, personal)}`
}
