import { type CivilDate, daysBetween } from '../calendar/calendar.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import { type Headline, isOnWholePurchase, type Listable, pickHeadline } from './promotionList.ts'
import { givesInstalments, type Ranked } from './ranking.ts'

/** One day with its headline. */
export type DayHeadline<P> = { date: CivilDate; best: Headline<P> }

/**
 * The answer for one day; `sure` and `ifAsked` are as in a headline. `later` is the day with the best sure offer, if
 * it beats this day. `elsewhere` is the best offer of chains outside the filter, if it is surely better.
 */
export type DayAnswer<P> = Headline<P> & { later: { date: CivilDate; best: Ranked<P> } | null; elsewhere: Ranked<P> | null }

/**
 * Computes the answer for a day; only certain offers are called better.
 * @param days The headlines of all days that may be suggested.
 * @param others The headline of the chains outside the filter that day; null when all chains are in it.
 */
export function answerForDay<P extends Listable>(
  day: CivilDate,
  days: readonly DayHeadline<P>[],
  others: Headline<P> | null,
): DayAnswer<P> {
  const { sure, ifAsked } = days.find(({ date }) => date === day)?.best ?? { sure: null, ifAsked: null }
  const later = bestDay(
    day,
    // The day itself never qualifies, because it is not better than itself.
    days.filter(({ best }) => best.sure !== null && isBetter(best.sure, sure)),
  )
  const elsewhere = others?.sure ?? null
  return { sure, ifAsked, later, elsewhere: elsewhere !== null && isBetter(elsewhere, sure) ? elsewhere : null }
}

/** Returns the day with the best sure offer; among equals the nearest to `day`, then the later one. null when no offer is sure. */
export function bestDay<P extends Listable>(day: CivilDate, days: readonly DayHeadline<P>[]): { date: CivilDate; best: Ranked<P> } | null {
  const distance = (date: CivilDate) => Math.abs(daysBetween(day, date))
  return days
    .flatMap(({ date, best }) => (best.sure === null ? [] : [{ date, best: best.sure }]))
    .sort((a, b) => distance(a.date) - distance(b.date) || (a.date < b.date ? 1 : -1))
    .reduce<{ date: CivilDate; best: Ranked<P> } | null>((most, one) => (isBetter(one.best, most?.best ?? null) ? one : most), null)
}

/** Anything beats nothing. Otherwise only money back beats, for more pesos, and on the whole purchase if the other one is. */
function isBetter<P extends Listable>(one: Ranked<P>, than: Ranked<P> | null): boolean {
  if (than === null) return true
  const [whole, wholeThan] = [one, than].map(({ promotion }) => isOnWholePurchase(promotion))
  if (givesInstalments(one.promotion) || (wholeThan && !whole)) return false
  return givesInstalments(than.promotion) || (whole && !wholeThan) || one.saving > than.saving
}

/** Checks whether most people can pay: any card of a network, MODO, the most common wallet, or any method. */
export function takesCommonMethods({ paymentMethods }: Pick<Listable, 'paymentMethods'>): boolean {
  return (
    paymentMethods?.some((group) => group.every((name) => name === 'MODO' || name === 'Mercado Pago' || isGenericCardName(name))) ?? true
  )
}

/** Picks the headline for a shopper with an empty wallet: the best that most people can use, or else the best at all. */
export function headlineForMostPeople<P extends Listable>(ranked: readonly Ranked<P>[]): Headline<P> {
  const most = pickHeadline(ranked.filter(({ promotion }) => takesCommonMethods(promotion)))
  return most.sure === null ? pickHeadline(ranked) : most
}
