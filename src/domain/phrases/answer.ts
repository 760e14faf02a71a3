import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug, WHERE_LABELS } from '../catalogue/chain.ts'
import type { BestDay } from '../choice/answer.ts'
import { isOnWholePurchase } from '../choice/promotionList.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import type { Freshness } from '../promotion/freshness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capWords } from '../promotion/promotionWords.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, daysAgo, joinWithAnd, pesos, weekdayName } from '../text/words.ts'
import { firstConditionWords } from './missing.ts'
import { offerWorthWords, withMethods } from './offer.ts'
import { issuersWords } from './promotion.ts'
import { moneyWords } from './refund.ts'
import { doubtChip, rowPaymentWays } from './row.ts'
import { enrolWords } from './ways.ts'

/** The answer above a list. It is never worded as surer than the data is; its figure equals that of the row (`rowGain`). */

type RankedPromotion = Ranked<ListedPromotion>
/** `when` comes from `nearDayName`; `stale` is the age of the chain's data when it is too old. */
type Asked = { when: string; amount: number | undefined; personal: boolean; stale: Freshness | undefined }

/** Words a sure answer: «Hoy en Coto, pagá con Galicia (con QR). Tope $ 9.000 por mes. Antes tenés que inscribirte.» */
export function sureSentence(best: RankedPromotion, { when, amount, personal, stale }: Asked): string {
  const { promotion } = best
  const how = rowPaymentWays(best)
  const ways = how.length === 0 ? '' : ` (${how.join(', ')})`
  const lead = `${when} en ${shopWords(promotion)}, ${personal ? 'pagá ' : ''}${withMethods(best, personal)}${ways}`
  return sentences([lead, ...moneyNotes(promotion, amount), ...notes(promotion, stale)])
}

/** Words an uncertain answer: «Hoy puede ser en Coto con Galicia, si cobrás tu sueldo en Galicia.» */
export function perhapsSentence(best: RankedPromotion, { when, personal, stale }: Asked): string {
  const { promotion, eligibility, whose } = best
  const lead = `${when} puede ser ${placeAndMethods(best, personal)}, ${firstConditionWords(eligibility.missing, whose)}`
  return sentences([lead, ...notes(promotion, stale)])
}

/**
 * Says that no offer was found: «Hoy pagá como te quede cómodo: no hay nada con tus medios de pago en Día.»
 * @param chains The chains of the filter.
 */
export function nothingSentence(when: string, nothing: Parameters<typeof nothingWords>[0]): string {
  return sentences([`${when} pagá como te quede cómodo: ${nothingWords(nothing)}`])
}

/**
 * Says the alternative first, then that the filter found nothing: «Mañana en Coto, pagá con Galicia. Hoy no hay nada
 * con tus medios de pago.»
 */
export function alternativeSentence(
  best: RankedPromotion,
  asked: Asked,
  when: string,
  nothing: Parameters<typeof nothingWords>[0],
): string {
  return `${sureSentence(best, asked)} ${sentences([`${when} ${nothingWords(nothing)}`])}`
}

/** Returns, for example, «no hay nada con tus medios de pago en Día». */
function nothingWords({ personal, chains, isFiltered }: { personal: boolean; chains: readonly ChainSlug[]; isFiltered: boolean }): string {
  const place = chains.length === 0 ? '' : ` en ${joinChainNames(chains)}`
  return `no hay nada${personal ? ' con tus medios de pago' : ''}${place}${isFiltered ? ' con esos filtros' : ''}`
}

/** Says that the chains were not read yet, which does not mean that they have no offers. */
export function unreadSentence(chains: readonly ChainSlug[]): string {
  return `Yapa no lee las promociones de ${joinChainNames(chains)}.`
}

/** Joins the chains' names: «Disco y Vea». */
export function joinChainNames(chains: readonly ChainSlug[]): string {
  return joinWithAnd(chains.map((slug) => CHAINS[slug].name))
}

/** Says what a yes would give: «Y si cobrás tu sueldo en Galicia, hasta $ 18.000 en Coto con Galicia». */
export function ifAskedLine(best: RankedPromotion): string {
  return `Y ${firstConditionWords(best.eligibility.missing, best.whose)}, ${offerWorthWords(best)} ${placeAndMethods(best, true)}`
}

/** Suggests a better day or chain: «Mejor mañana: $ 12.000 en Coto con Galicia». */
export function betterOptionLine(when: string, best: RankedPromotion, personal: boolean): string {
  return `Mejor ${when}: ${offerWorthWords(best)} ${placeAndMethods(best, personal)}`
}

/** Labels a link to everything of a day: «Ver todo lo de mañana», «Ver todo lo del jueves 2». */
export function allOfDayLabel(date: CivilDate, today: CivilDate): string {
  const isNamed = date !== today && date !== addDays(today, 1)
  return `Ver todo lo ${isNamed ? `del ${weekdayName(date)} ${Number(date.slice(8))}` : `de ${nearDayName(date, today)}`}`
}

export function allOfChainLabel(chain: ChainSlug): string {
  return `Ver todo lo de ${CHAINS[chain].name}`
}

/** Explains why the first of the list is not the answer: «Solo en algunos productos: hasta $ 18.000 en Jumbo con Macro». */
export function firstRowLine(first: RankedPromotion, personal: boolean): string {
  if (!isOnWholePurchase(first.promotion)) return `Solo en algunos productos: ${offerWorthWords(first)} ${placeAndMethods(first, personal)}`
  return `Con ${issuersWords(first.promotion, 2)}: ${offerWorthWords(first)} en ${shopWords(first.promotion)}`
}

/** Sums up the week: «Te conviene el jueves 2 en Coto con Galicia: hasta $ 15.000 gastando $ 60.000.» */
export function weekSentence(
  of: BestDay<ListedPromotion>,
  today: CivilDate,
  { amount, personal }: Pick<Asked, 'amount' | 'personal'>,
): string {
  const spent = pesos(amount ?? TYPICAL_AMOUNT)
  return sentences([
    `Te conviene ${bestDayWords(of, today, personal)}: ${offerWorthWords(of.best)} gastando ${spent}`,
    ...notes(of.best.promotion, undefined),
  ])
}

/** Names day, place and methods of the best of a week: «el jueves 2 en Coto con Galicia». */
export function bestDayWords({ date, best }: BestDay<ListedPromotion>, today: CivilDate, personal: boolean): string {
  return `${nearDayName(date, today)} ${placeAndMethods(best, personal)}`
}

/** Names a day near today: «hoy», «mañana», «el jueves 2». */
export function nearDayName(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'hoy'
  return date === addDays(today, 1) ? 'mañana' : `el ${weekdayName(date)} ${Number(date.slice(8))}`
}

/** Warns about old data: «La leímos hace 25 días: puede haber cambiado». */
export function staleWords({ ageDays }: Pick<Freshness, 'ageDays'>): string {
  return `La leímos ${daysAgo(ageDays)}: puede haber cambiado`
}

function sentences(all: readonly string[]): string {
  return all.map((words) => `${capitalize(words)}.`).join(' ')
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

/** Says what to know before relying on the offer. */
function notes(promotion: ListedPromotion, stale: Freshness | undefined): string[] {
  const isEnrolled = promotion.conditions.who.some(({ kind }) => kind === 'enrolment')
  return [
    ...(isOnWholePurchase(promotion) ? [] : ['solo en algunos productos']),
    ...(isEnrolled ? [`antes tenés que ${enrolWords(promotion.qualifiers.includes('coupon'))}`] : []),
    ...[doubtChip(promotion)].filter((words) => words !== null),
    ...(stale ? [staleWords(stale)] : []),
  ]
}

function placeAndMethods(best: RankedPromotion, personal: boolean): string {
  return `en ${shopWords(best.promotion)} ${withMethods(best, personal)}`
}

/** Names the chain, and the formats unless all are meant: «Carrefour (Maxi)», «Día online (con entrega ese día)». */
function shopWords(promotion: ListedPromotion): string {
  const { supermarket, where } = promotion
  const { name, where: all } = CHAINS[supermarket]
  const shops = where.filter((format) => format !== 'Online')
  if (shops.length === 0) return `${name} online${promotion.qualifiers.includes('deliveryDays') ? ' (con entrega ese día)' : ''}`
  const areAll = all.every((format) => format === 'Online' || where.some((one) => one === format))
  return areAll ? name : `${name} (${joinWithAnd(shops.map((format) => WHERE_LABELS[format]))})`
}
