import { type CivilDate, daysBetween } from '../calendar/calendar.ts'
import { isCardName } from '../promotion/methodNames.ts'
import { type Headline, headlineOf, isOnWholePurchase, type Listable } from './promotionList.ts'
import { isInstalments, type Ranked } from './ranking.ts'

/** The headline of one day. */
export type AnswerDay<P> = { date: CivilDate; best: Headline<P> }

/**
 * The answer for one day. `sure` and `ifAsked` are as in a headline. `later` is the other day with the surely best offer, if it beats this
 * day; `elsewhere` is the best of the other chains that day, if it is surely better.
 */
export type DayAnswer<P> = Headline<P> & { later: { date: CivilDate; best: Ranked<P> } | null; elsewhere: Ranked<P> | null }

/**
 * The answer for a day. Only what is certain is ever called better. Pure.
 * @param days What is asked for, on each day that may be suggested.
 * @param others What the chains that are not asked for promise that day; null where all of them are asked for.
 */
export function answerOf<P extends Listable>(day: CivilDate, days: readonly AnswerDay<P>[], others: Headline<P> | null): DayAnswer<P> {
  const { sure, ifAsked } = days.find(({ date }) => date === day)?.best ?? { sure: null, ifAsked: null }
  const later = bestDay(
    day,
    // The day itself is none of them: nothing is better than itself.
    days.filter(({ best }) => best.sure !== null && isBetter(best.sure, sure)),
  )
  const elsewhere = others?.sure ?? null
  return { sure, ifAsked, later, elsewhere: elsewhere !== null && isBetter(elsewhere, sure) ? elsewhere : null }
}

/** The day with what is surely best; of equals the nearest to `day`, and of two as near the one to come. null where nothing is sure. */
export function bestDay<P extends Listable>(day: CivilDate, days: readonly AnswerDay<P>[]): { date: CivilDate; best: Ranked<P> } | null {
  const distance = (date: CivilDate) => Math.abs(daysBetween(day, date))
  return days
    .flatMap(({ date, best }) => (best.sure === null ? [] : [{ date, best: best.sure }]))
    .sort((a, b) => distance(a.date) - distance(b.date) || (a.date < b.date ? 1 : -1))
    .reduce<{ date: CivilDate; best: Ranked<P> } | null>((most, one) => (isBetter(one.best, most?.best ?? null) ? one : most), null)
}

/** Anything is better than nothing. Else it is money back, on the whole purchase unless the other is not either, and more of it. */
function isBetter<P extends Listable>(one: Ranked<P>, than: Ranked<P> | null): boolean {
  if (than === null) return true
  const [whole, wholeThan] = [one, than].map(({ promotion }) => isOnWholePurchase(promotion))
  if (isInstalments(one.promotion) || (wholeThan && !whole)) return false
  return isInstalments(than.promotion) || (whole && !wholeThan) || one.saving > than.saving
}

/** The promotion takes what most people have: any card of a network, MODO, the most common wallet, or any method. */
export function takesCommonMethods({ paymentMethods }: Pick<Listable, 'paymentMethods'>): boolean {
  return paymentMethods?.some((group) => group.every((name) => name === 'MODO' || name === 'Mercado Pago' || isCardName(name))) ?? true
}

/** The headline for who has not said how they pay: what most people can use, or else the best there is. */
export function headlineForMost<P extends Listable>(ranked: readonly Ranked<P>[]): Headline<P> {
  const most = headlineOf(ranked.filter(({ promotion }) => takesCommonMethods(promotion)))
  return most.sure === null ? headlineOf(ranked) : most
}
