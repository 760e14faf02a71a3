import { type CivilDate, daysBetween } from '../calendar/calendar.ts'
import { isOutOfTheWay, type Where } from '../catalogue/chain.ts'
import { isGenericCardName } from '../promotion/methodNames.ts'
import { holdsOnDate } from '../promotion/occurrence.ts'
import { readingsOf } from '../promotion/readings.ts'
import { filterAndRank, isOnWholePurchase, type Listable, type ListFilter, selectDay } from './promotionList.ts'
import { givesInstalments, type Ranked, type Shopper } from './ranking.ts'

/** `sure`: the shopper can use it. `ifAsked`: better after a yes, or if they had what few have; the screen adds its «si …». */
export type Headline<P> = { sure: Ranked<P> | null; ifAsked: Ranked<P> | null }

export type AnsweredDay<P> = { date: CivilDate; ranked: readonly Ranked<P>[]; best: Headline<P> }

export type ListQuestion = Omit<ListFilter, 'date'>

/** `sure`, unless it gives only instalments or is of old data and a possible offer gives current money, always with its «si». */
export function leadOf<P extends Listable>({ sure, ifAsked }: Headline<P>): Ranked<P> | null {
  if (sure === null) return ifAsked
  const isWeak = givesInstalments(sure.promotion) || sure.stale !== undefined
  return isWeak && ifAsked !== null && !givesInstalments(ifAsked.promotion) && ifAsked.stale === undefined ? ifAsked : sure
}

/** Stands without a «si». */
export function isLeadSure<P extends Listable>(headline: Headline<P>): boolean {
  return headline.sure !== null && leadOf(headline) === headline.sure
}

export function answerByDay<P extends Listable>(
  promotions: readonly P[],
  question: ListQuestion,
  shopper: Shopper,
  dates: readonly CivilDate[],
): AnsweredDay<P>[] {
  const all = filterAndRank(promotions, { ...question, date: null }, shopper)
  return dates.map((date) => answerOf(date, selectDay(all, date, shopper), shopper))
}

export function narrowDay<P extends Listable>(
  { date, ranked }: AnsweredDay<P>,
  keeps: (promotion: P) => boolean,
  shopper: Shopper,
  format: Where | null = null,
): AnsweredDay<P> {
  const own = ranked.filter(({ promotion }) => keeps(promotion))
  return answerOf(date, own, shopper, format)
}

function answerOf<P extends Listable>(
  date: CivilDate,
  ranked: readonly Ranked<P>[],
  shopper: Shopper,
  format: Where | null = null,
): AnsweredDay<P> {
  const sound = ranked.filter(({ promotion }) => isSureOnDate(promotion, date))
  return { date, ranked, best: (shopper.isAnybody ? headlineForMostPeople : headlineOf)(sound, format) }
}

/** Checks that a promotion surely holds on a day: not read by a model alone, not possibly over, the same days in both readings. */
export function isSureOnDate(promotion: Listable, date: CivilDate): boolean {
  return (
    promotion.readings?.by !== 'modelo' && promotion.validUntil !== null && readingsOf(promotion).every((one) => holdsOnDate(one, date))
  )
}

function headlineOf<P extends Listable>(ranked: readonly Ranked<P>[], format: Where | null): Headline<P> {
  const bestOf = (status: 'yes' | 'maybe') => {
    const usable = ranked.filter(({ eligibility, saving }) => eligibility.status === status && saving > 0)
    return usable.toSorted((a, b) => weaknessOf(a, format) - weaknessOf(b, format))[0] ?? null
  }
  const [sure, perhaps] = [bestOf('yes'), bestOf('maybe')]
  return { sure, ifAsked: perhaps !== null && isBetter(perhaps, sure, format) ? perhaps : null }
}

/** An empty wallet: what few can use is told with its condition; else a chain that gives more to few would seem better than all. */
function headlineForMostPeople<P extends Listable>(ranked: readonly Ranked<P>[], format: Where | null): Headline<P> {
  const isCommon = ({ promotion }: Ranked<P>) => takesCommonMethods(promotion) && (format !== null || !isOutOfTheWay(promotion))
  const most = headlineOf(ranked.filter(isCommon), format)
  if (most.sure !== null && !givesInstalments(most.sure.promotion)) return most
  const lead = leadOf(headlineOf(ranked, format))
  return { sure: most.sure, ifAsked: lead !== null && lead !== most.sure && isBetter(lead, most.sure, format) ? lead : most.ifAsked }
}

/** Any card of a network, MODO, the most common wallet, or any method. */
export function takesCommonMethods({ paymentMethods }: Pick<Listable, 'paymentMethods'>): boolean {
  return (
    paymentMethods?.some((group) => group.every((name) => name === 'MODO' || name === 'Mercado Pago' || isGenericCardName(name))) ?? true
  )
}

export type BestDay<P> = { date: CivilDate; best: Ranked<P> }

/** Among equals the nearest to `day`, then the later one. null when no offer is sure. */
export function bestDay<P extends Listable>(day: CivilDate, days: readonly AnsweredDay<P>[]): BestDay<P> | null {
  const distance = (date: CivilDate) => Math.abs(daysBetween(day, date))
  return days
    .flatMap(({ date, best }) => (best.sure === null ? [] : [{ date, best: best.sure }]))
    .sort((a, b) => distance(a.date) - distance(b.date) || (a.date < b.date ? 1 : -1))
    .reduce<BestDay<P> | null>((most, one) => (isBetter(one.best, most?.best ?? null) ? one : most), null)
}

/** The best chain first; chains without a sure offer are left out. */
export function findBestOfChains<P extends Listable>(day: CivilDate, days: readonly AnsweredDay<P>[], shopper: Shopper): BestDay<P>[] {
  const first = bestDay(day, days)
  if (first === null) return []
  const { supermarket } = first.best.promotion
  const others = days.map((one) => narrowDay(one, (promotion) => promotion.supermarket !== supermarket, shopper))
  return [first, ...findBestOfChains(day, others, shopper)]
}

/** `later`, `elsewhere` (chains outside the question): surely better, and give more. */
export type DayAnswer<P> = Headline<P> & { later: BestDay<P> | null; elsewhere: Ranked<P> | null }

/** Only certain offers are called better. `others`: the day at chains outside the question; null when it is about all. */
export function answerForDay<P extends Listable>(
  day: CivilDate,
  days: readonly AnsweredDay<P>[],
  others: AnsweredDay<P> | null,
): DayAnswer<P> {
  const headline = days.find(({ date }) => date === day)?.best ?? { sure: null, ifAsked: null }
  const lead = leadOf(headline)
  const beats = (one: Ranked<P> | null): one is Ranked<P> => one !== null && isBetter(one, headline.sure) && givesMore(one, lead)
  // The day itself never qualifies, because it is not better than itself.
  const later = bestDay(
    day,
    days.filter(({ best }) => beats(best.sure)),
  )
  const elsewhere = others?.best.sure ?? null
  return { ...headline, later, elsewhere: beats(elsewhere) ? elsewhere : null }
}

export function givesMore<P extends Listable>(one: Ranked<P>, than: Ranked<P> | null): boolean {
  if (than === null || (givesInstalments(than.promotion) && !givesInstalments(one.promotion))) return true
  return one.saving > than.saving
}

/** Anything beats nothing, then what is weak in less, and money back beats instalments; of two of these, more pesos. */
export function isBetter<P extends Listable>(one: Ranked<P>, than: Ranked<P> | null, format: Where | null = null): boolean {
  if (than === null) return true
  const [weakness, ofThan] = [weaknessOf(one, format), weaknessOf(than, format)]
  if (weakness !== ofThan) return weakness < ofThan
  if (givesInstalments(one.promotion)) return false
  return givesInstalments(than.promotion) || one.saving > than.saving
}

/** Old data above all, then only some products (12 instalments on refrigerators save no grocery shopper anything), then what few get to. */
function weaknessOf<P extends Listable>({ promotion, stale }: Ranked<P>, format: Where | null): number {
  const isFar = format === null && isOutOfTheWay(promotion)
  return 4 * Number(stale !== undefined) + 2 * Number(!isOnWholePurchase(promotion)) + Number(isFar)
}
