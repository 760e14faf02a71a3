import type { CivilDate } from '../calendar/calendar.ts'
import type { ChainSlug } from '../catalogue/chain.ts'
import { holdsOnDate } from '../promotion/occurrence.ts'
import { compareStatuses } from './eligibility.ts'
import { compareRanked, type RankableOnDay, type Ranked, rankPromotions, type Shopper } from './ranking.ts'
import { type Glossary, makeQueryScorer, makeSearchText, type Searchable } from './search.ts'

export type ListFilter = {
  date: CivilDate | null
  chains: readonly ChainSlug[] | null
  passes: (one: Ranked<Listable>) => boolean
  q: string
  glossary?: Glossary
}

export const NO_FILTER: ListFilter = { date: null, chains: null, passes: () => true, q: '' }

export type Listable = RankableOnDay & Searchable

/** Makes the list that every page and the API show. A search puts exact matches before mere possibilities. */
export function filterAndRank<P extends Listable>(promotions: readonly P[], filter: ListFilter, shopper: Shopper): Ranked<P>[] {
  const { chains, passes } = filter
  const passing = rankingOf(promotions, shopper).filter(
    (one) => (chains === null || chains.includes(one.promotion.supermarket)) && passes(one),
  )
  const matching = filter.q.trim() === '' ? passing : answering(passing, filter)
  return filter.date === null ? matching : selectDay(matching, filter.date, shopper)
}

function answering<P extends Listable>(all: readonly Ranked<P>[], { q, glossary = [] }: ListFilter): Ranked<P>[] {
  const matchOf = makeQueryScorer(q, glossary)
  return all
    .map((one) => ({ one, match: matchOf(makeSearchText(one.promotion)) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => compareStatuses(a.one.eligibility.status, b.one.eligibility.status) || b.match - a.match)
    .map(({ one }) => one)
}

export function selectDay<P extends Listable>(all: readonly Ranked<P>[], date: CivilDate, shopper: Shopper): Ranked<P>[] {
  const held = all.filter(({ promotion }) => holdsOnDate(promotion, date))
  const { afterUses } = shopper
  if (afterUses === undefined) return held
  const left = held.map((one) => afterUses(one, shopper, date))
  // Without uses the order stays, including that of a search.
  return left.every((one, at) => one === held[at]) ? held : left.sort(compareRanked)
}

/** A tap on a day or a filter does not change the order. */
const rankings = new WeakMap<readonly object[], { shopper: Shopper; ranking: readonly Ranked<Listable>[] }>()

function rankingOf<P extends Listable>(promotions: readonly P[], shopper: Shopper): readonly Ranked<P>[] {
  const last = rankings.get(promotions)
  if (last && isSameShopper(last.shopper, shopper)) return last.ranking as readonly Ranked<P>[]
  const ranking = rankPromotions(promotions, shopper)
  rankings.set(promotions, { shopper, ranking })
  return ranking
}

function isSameShopper(a: Shopper, b: Shopper): boolean {
  return a.people === b.people && a.amount === b.amount && a.isAnybody === b.isAnybody && agesOf(a) === agesOf(b)
}

/** Every request brings captures of its own; the order depends on which of them are old. */
function agesOf({ captures = [] }: Shopper): string {
  return captures.map(({ source, ageDays, isStale }) => `${source} ${isStale ? ageDays : ''}`).join()
}

export function isOnWholePurchase({ onlyForProducts, conditions }: Pick<Listable, 'onlyForProducts' | 'conditions'>): boolean {
  return onlyForProducts === null && conditions.onlyFor === null
}
