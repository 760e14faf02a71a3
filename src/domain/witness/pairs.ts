import { FEED_SLUGS } from '../catalogue/source.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import { type Comparison, compare } from './compare.ts'
import { BONDS, type Bond, bondOf } from './match.ts'
import { isThroughModo, tiersOf } from './payer.ts'

export type Pair = Comparison & { ours: PublishedPromotion; theirs: PublishedPromotion; bond: Bond }

export type Pairs = {
  /** Of each issuer, for each of the chain's promotions. */
  nearest: ReadonlyMap<PublishedPromotion, readonly Pair[]>
  paired: ReadonlySet<PublishedPromotion>
}

/** A pair may differ in one field: more is another offer. The work grows with the product of both, which a chain bounds. */
export function pairsOf(ours: readonly PublishedPromotion[], theirs: readonly PublishedPromotion[]): Pairs {
  const near = withSplitDays(ours.flatMap((one) => theirs.flatMap((other) => pairOf(one, other) ?? [])))
  const agreeing = new Set(near.flatMap((pair) => (pair.differs.length === 0 ? [pair.theirs] : [])))
  const pairs = near.filter((pair) => pair.differs.length === 0 || isContradiction(pair, agreeing))
  const nearest = new Map([...Map.groupBy(pairs, (pair) => pair.ours)].map(([one, all]) => [one, oneOfEach(all)]))
  return { nearest, paired: new Set(pairs.map((pair) => pair.theirs)) }
}

function pairOf(ours: PublishedPromotion, theirs: PublishedPromotion): Pair | null {
  const bond = bondOf(ours, theirs)
  if (bond === null) return null
  const { adds, differs } = compare(ours, theirs)
  return { ours, theirs, bond, adds: bond === 'part' ? [] : adds, differs }
}

const isOtherDays = ({ differs }: Pair) => differs.length === 1 && differs[0] === 'weekdays'

/** One of the two may publish each day by itself; together they do not differ in the days. */
function withSplitDays(pairs: readonly Pair[]): Pair[] {
  const parts = pairs.filter(isOtherDays)
  const whole = new Set([...partsOfWhole(parts, 'ours', 'theirs'), ...partsOfWhole(parts, 'theirs', 'ours')])
  return pairs.map((pair) => (whole.has(pair) ? { ...pair, differs: [] } : pair))
}

function partsOfWhole(parts: readonly Pair[], one: 'ours' | 'theirs', other: 'ours' | 'theirs'): Pair[] {
  const isPart = (pair: Pair) => pair[other].weekdays?.every((day) => pair[one].weekdays?.includes(day)) ?? false
  const groups = Map.groupBy(parts.filter(isPart), (pair) => pair[one])
  return [...groups].flatMap(([{ weekdays }, own]) =>
    [...Map.groupBy(own, (pair) => pair[other].feed).values()].flatMap((some) => {
      const days = new Set(some.flatMap((pair) => pair[other].weekdays ?? []))
      return days.size === weekdays?.length ? some : []
    }),
  )
}

/** None where a record says the same as another of the chain's; unless both name the tier. */
function isContradiction({ ours, theirs, bond, differs }: Pair, agreeing: ReadonlySet<PublishedPromotion>): boolean {
  if (bond !== 'same' || differs.length > 1) return false
  return !agreeing.has(theirs) || (tiersOf(ours).length > 0 && tiersOf(theirs).length > 0)
}

/** The nearest record of each issuer; of a campaign under a wallet and its banks one alone. */
function oneOfEach(pairs: readonly Pair[]): Pair[] {
  const sorted = pairs.toSorted(byNearness)
  const first = [...Map.groupBy(sorted, ({ theirs }) => theirs.feed).values()].map(([nearest]) => nearest as Pair)
  const [campaign] = first.filter(({ theirs }) => isThroughModo(theirs)).toSorted(byWeight)
  return first.filter((pair) => pair === campaign || !isThroughModo(pair.theirs)).toSorted(byFeed)
}

const byFeed = (a: Pair, b: Pair) => feedRank(a) - feedRank(b)
const feedRank = ({ theirs: { feed } }: Pair) => (feed === undefined ? -1 : FEED_SLUGS.indexOf(feed))

function byNearness(a: Pair, b: Pair): number {
  const byBond = BONDS.indexOf(a.bond) - BONDS.indexOf(b.bond)
  return a.differs.length - b.differs.length || byBond || a.adds.length - b.adds.length || (a.theirs.id < b.theirs.id ? -1 : 1)
}

function byWeight(a: Pair, b: Pair): number {
  return b.differs.length - a.differs.length || b.adds.length - a.adds.length || byFeed(a, b)
}
