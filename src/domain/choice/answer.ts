import { type CivilDate, daysBetween } from '../calendar/calendar.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import { holdsOnDate } from '../promotion/occurrence.ts'
import { readingsOf } from '../promotion/readings.ts'
import { isOnWholePurchase, type Listable, type ListFilter, promotionList, rankedOfDay } from './promotionList.ts'
import { givesInstalments, type Ranked, type Shopper } from './ranking.ts'

/**
 * What is best, and what else? Every page, picture and the API take their best from this file: `answerByDay` for the days of a
 * question, `bestDay` among them, `bestOfEachChain` chain by chain, `answerForDay` with better days and chains.
 */

/**
 * The best offers of a list. The shopper can surely use `sure`. `ifAsked` would be better if an open question were answered
 * with yes; the screen always adds its «si …».
 */
export type Headline<P> = { sure: Ranked<P> | null; ifAsked: Ranked<P> | null }

/** The offers of one day in the order of lists, and the best of them. */
export type AnsweredDay<P> = { date: CivilDate; ranked: readonly Ranked<P>[]; best: Headline<P> }

/** The question of a shopper: chains, channel and the other filters, without a day. The amount is the shopper's. */
export type ListQuestion = Omit<ListFilter, 'date'>

/** Answers a question for each of several days. */
export function answerByDay<P extends Listable>(
  promotions: readonly P[],
  question: ListQuestion,
  shopper: Shopper,
  dates: readonly CivilDate[],
): AnsweredDay<P>[] {
  const all = promotionList(promotions, { ...question, date: null }, shopper)
  return dates.map((date) => answerOf(date, rankedOfDay(all, date, shopper), shopper))
}

/** Narrows a day to some of its offers; their order stays. */
export function narrowDay<P extends Listable>(
  { date, ranked }: AnsweredDay<P>,
  keeps: (promotion: P) => boolean,
  shopper: Shopper,
): AnsweredDay<P> {
  return answerOf(
    date,
    ranked.filter(({ promotion }) => keeps(promotion)),
    shopper,
  )
}

function answerOf<P extends Listable>(date: CivilDate, ranked: readonly Ranked<P>[], shopper: Shopper): AnsweredDay<P> {
  const sound = ranked.filter(({ promotion }) => isBorneOut(promotion, date))
  return { date, ranked, best: (shopper.isAnybody ? headlineForMostPeople : headlineOf)(sound) }
}

/** Nothing is called best that a model alone has read, that may be over, or that one of two readings has on other days. */
function isBorneOut(promotion: Listable, date: CivilDate): boolean {
  return (
    promotion.readings?.by !== 'modelo' && promotion.validUntil !== null && readingsOf(promotion).every((one) => holdsOnDate(one, date))
  )
}

/**
 * Picks the best of a ranked list. Offers on the whole purchase come first whatever their figures: the amount is that of a
 * grocery purchase, where 12 instalments on refrigerators save nothing.
 */
function headlineOf<P extends Listable>(ranked: readonly Ranked<P>[]): Headline<P> {
  const bestOf = (status: 'yes' | 'maybe') => {
    const usable = ranked.filter(({ eligibility, saving }) => eligibility.status === status && saving > 0)
    return usable.find(({ promotion }) => isOnWholePurchase(promotion)) ?? usable[0] ?? null
  }
  const [sure, perhaps] = [bestOf('yes'), bestOf('maybe')]
  return { sure, ifAsked: perhaps !== null && isBetter(perhaps, sure) ? perhaps : null }
}

/** For a shopper with an empty wallet: the most money back for most people, or else the best at all. */
function headlineForMostPeople<P extends Listable>(ranked: readonly Ranked<P>[]): Headline<P> {
  const most = headlineOf(ranked.filter(({ promotion }) => takesCommonMethods(promotion)))
  return most.sure === null || givesInstalments(most.sure.promotion) ? headlineOf(ranked) : most
}

/** Checks whether most people can pay: any card of a network, MODO, the most common wallet, or any method. */
export function takesCommonMethods({ paymentMethods }: Pick<Listable, 'paymentMethods'>): boolean {
  return (
    paymentMethods?.some((group) => group.every((name) => name === 'MODO' || name === 'Mercado Pago' || isGenericCardName(name))) ?? true
  )
}

/** The best sure offer of several days, and its day. */
export type BestDay<P> = { date: CivilDate; best: Ranked<P> }

/** Returns the day with the best sure offer; among equals the nearest to `day`, then the later one. null when no offer is sure. */
export function bestDay<P extends Listable>(day: CivilDate, days: readonly AnsweredDay<P>[]): BestDay<P> | null {
  const distance = (date: CivilDate) => Math.abs(daysBetween(day, date))
  return days
    .flatMap(({ date, best }) => (best.sure === null ? [] : [{ date, best: best.sure }]))
    .sort((a, b) => distance(a.date) - distance(b.date) || (a.date < b.date ? 1 : -1))
    .reduce<BestDay<P> | null>((most, one) => (isBetter(one.best, most?.best ?? null) ? one : most), null)
}

/** Returns the best sure offer of each chain in these days, the best chain first; chains without one are left out. */
export function bestOfEachChain<P extends Listable>(day: CivilDate, days: readonly AnsweredDay<P>[], shopper: Shopper): BestDay<P>[] {
  const first = bestDay(day, days)
  if (first === null) return []
  const { supermarket } = first.best.promotion
  const others = days.map((one) => narrowDay(one, (promotion) => promotion.supermarket !== supermarket, shopper))
  return [first, ...bestOfEachChain(day, others, shopper)]
}

/**
 * The answer for one day; `sure` and `ifAsked` are as in a headline. `later` is the day with the best sure offer, if
 * it beats this day. `elsewhere` is the best offer of chains outside the question, if it is surely better.
 */
export type DayAnswer<P> = Headline<P> & { later: BestDay<P> | null; elsewhere: Ranked<P> | null }

/**
 * Computes the answer for a day; only certain offers are called better.
 * @param days All days that may be suggested.
 * @param others The day at the chains outside the question; null when it is about all chains.
 */
export function answerForDay<P extends Listable>(
  day: CivilDate,
  days: readonly AnsweredDay<P>[],
  others: AnsweredDay<P> | null,
): DayAnswer<P> {
  const { sure, ifAsked } = days.find(({ date }) => date === day)?.best ?? { sure: null, ifAsked: null }
  const later = bestDay(
    day,
    // The day itself never qualifies, because it is not better than itself.
    days.filter(({ best }) => best.sure !== null && isBetter(best.sure, sure)),
  )
  const elsewhere = others?.best.sure ?? null
  return { sure, ifAsked, later, elsewhere: elsewhere !== null && isBetter(elsewhere, sure) ? elsewhere : null }
}

/**
 * Anything beats nothing, then the whole purchase beats some products, and money back beats instalments; of two that give
 * money back, more pesos beat fewer.
 */
export function isBetter<P extends Listable>(one: Ranked<P>, than: Ranked<P> | null): boolean {
  if (than === null) return true
  const [isWhole, isThanWhole] = [one, than].map(({ promotion }) => isOnWholePurchase(promotion))
  if (isWhole !== isThanWhole) return isWhole === true
  if (givesInstalments(one.promotion)) return false
  return givesInstalments(than.promotion) || one.saving > than.saving
}
