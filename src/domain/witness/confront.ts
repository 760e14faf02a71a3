import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug, isReadChain } from '../catalogue/chain.ts'
import { FEED_SLUGS, FEEDS } from '../catalogue/source.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { FeedCoverage, Witness } from '../promotion/witness.ts'
import { type Comparison, compareFields } from './compare.ts'
import { findMatch, MATCH_STRENGTHS, type MatchStrength } from './match.ts'
import { issuersOfGroups, isThroughModo, tiersOf } from './payer.ts'
import { applyIssuersWord } from './stricter.ts'

export type WitnessedPromotions = {
  /** What lists, search, till and plan count: the chains' with the stricter fields, and those of chains that nobody reads. */
  promotions: readonly PublishedPromotion[]
  /** Of a chain whose page is read: a list of its own, out of the ranking. */
  issuerOnly: readonly PublishedPromotion[]
  /** By the id of a chain's promotion. */
  witnesses: ReadonlyMap<string, readonly Witness[]>
}

/** The promotions are of both; an issuer's has its feed. */
export function confront(promotions: readonly PublishedPromotion[], feeds: readonly FeedCoverage[]): WitnessedPromotions {
  if (promotions.every(isOfChain) && feeds.length === 0) return { promotions, issuerOnly: [], witnesses: new Map() }
  const parts = [...Map.groupBy(promotions, ({ supermarket }) => supermarket)].map(([chain, all]) => confrontAt(chain, all, feeds))
  const shown = new Map(parts.flatMap((part) => [...part.shown]))
  return {
    promotions: promotions.flatMap((one) => shown.get(one) ?? []),
    issuerOnly: promotions.filter((one) => parts.some((part) => part.issuerOnly.has(one))),
    witnesses: new Map(parts.flatMap((part) => [...part.witnesses])),
  }
}

type AtChain = {
  shown: ReadonlyMap<PublishedPromotion, PublishedPromotion>
  issuerOnly: ReadonlySet<PublishedPromotion>
  witnesses: ReadonlyMap<string, readonly Witness[]>
}

const isOfChain = ({ feed }: PublishedPromotion) => feed === undefined

function confrontAt(chain: ChainSlug, all: readonly PublishedPromotion[], feeds: readonly FeedCoverage[]): AtChain {
  const ours = all.filter(isOfChain)
  if (ours.length === 0 && isKnownThroughIssuers(chain))
    return { shown: new Map(all.map((one) => [one, one])), issuerOnly: new Set(), witnesses: new Map() }
  const theirs = all.filter((one) => !isOfChain(one))
  const { nearest, paired } = pairsOf(ours, theirs.toSorted(byId).slice(0, MOST_RECORDS))
  const pairs = (one: PublishedPromotion) => nearest.get(one) ?? []
  const silent = new Map(ours.map((one) => [one, silentOn(one, theirs, feeds)]))
  const witnesses = ours.map((one) => [one.id, [...pairs(one).map((pair) => witnessOf(pair, feeds)), ...(silent.get(one) ?? [])]] as const)
  const confronted = (one: PublishedPromotion) =>
    pairs(one).reduce((promotion, pair) => applyIssuersWord(promotion, pair.theirs, pair), silent.get(one)?.length ? withDoubt(one) : one)
  return {
    shown: new Map(ours.map((one) => [one, confronted(one)])),
    issuerOnly: new Set(theirs.filter((one) => !paired.has(one))),
    witnesses: new Map(witnesses.filter(([, found]) => found.length > 0)),
  }
}

/** What its issuer does not list is doubtful, wherever it is told; what speaks against its reading is graver. */
const withDoubt = (one: PublishedPromotion): PublishedPromotion => ({ ...one, doubt: one.doubt ?? { about: null, reason: 'unlisted' } })

/** Bounds the work: issuers have six records of a chain at the most. */
const MOST_RECORDS = 200

const byId = (a: PublishedPromotion, b: PublishedPromotion) => (a.id < b.id ? -1 : 1)

/** Sister chains, where switched on, are read. Of a main chain whose page could not be read nothing is concluded. */
const isKnownThroughIssuers = (chain: ChainSlug) => !isReadChain(chain) || 'isSister' in CHAINS[chain]

function witnessOf({ theirs, adds, differs }: WitnessPair, feeds: readonly FeedCoverage[]): Witness {
  const feed = theirs.feed as FeedCoverage['feed']
  const readOn = feeds.find((reading) => reading.feed === feed)?.capturedAt ?? theirs.lastSeen
  const verdict = differs.length > 0 ? 'contradicted' : adds.length > 0 ? 'adds' : 'confirmed'
  return { feed, verdict, readOn, promotionId: theirs.id, adds, differs }
}

function silentOn(ours: PublishedPromotion, theirs: readonly PublishedPromotion[], feeds: readonly FeedCoverage[]): Witness[] {
  const silent = feeds.filter((reading) =>
    isMissing(
      ours,
      theirs.filter(({ feed }) => feed === reading.feed),
      reading,
    ),
  )
  return silent.map(({ feed, capturedAt }) => ({ feed, verdict: 'notFound', readOn: capturedAt, promotionId: null, adds: [], differs: [] }))
}

/** Renewals appear in an issuer's list some days late. */
const FIRST_SURE_DAY = 4

/**
 * Checks whether an issuer's silence about a chain's promotion says something: two complete readings, neither at the turn of a month, of a
 * list that has all that the issuer offers everywhere, and a promotion that names just this issuer and held on both days. Both must name
 * the chain, which may stand there under a spelling that nobody knows. Campaigns of a wallet may stand there alone, what some people get
 * beside it in another record, and many instalments are not read.
 * @param theirs The issuer's promotions at the chain, of the latest reading.
 */
function isMissing(ours: PublishedPromotion, theirs: readonly PublishedPromotion[], { feed, before, ...latest }: FeedCoverage): boolean {
  const issuer = issuerOf(feed)
  if (before === null || issuer === null || isThroughModo(ours) || !isPlain(ours)) return false
  const readings = [latest, before]
  const isAbout = issuersOfGroups(ours).every((group) => group.length === 1 && group[0] === issuer)
  const areSure = readings.every(({ isComplete, capturedAt }) => isComplete && Number(capturedAt.slice(-2)) >= FIRST_SURE_DAY)
  if (!isAbout || !areSure || !readings.every(({ capturedAt }) => isOnRun(ours, capturedAt))) return false
  const earlier = before.promotions.filter(({ supermarket }) => supermarket === ours.supermarket)
  if (theirs.length === 0 || earlier.length === 0) return false
  return ![...theirs, ...earlier].some((one) => isSimilar(ours, one) || findMatch(ours, one) !== null)
}

/** Money back for everybody whom the issuer has as a client. */
const isPlain = ({ discount, conditions, appliesOnlyTo, qualifiers }: PublishedPromotion) =>
  discount.type === 'porcentaje' && conditions.who.length === 0 && appliesOnlyTo === null && !qualifiers.includes('addition')

/** It may be the promotion, under other dates or for other people. */
const isSimilar = (ours: PublishedPromotion, theirs: PublishedPromotion) =>
  ours.supermarket === theirs.supermarket && ours.discount.type === theirs.discount.type && ours.discount.value === theirs.discount.value

/** Whose own offers the list has in full. */
const issuerOf = (feed: FeedCoverage['feed']) => ('silenceIsOf' in FEEDS[feed] ? FEEDS[feed].silenceIsOf : null)

function isOnRun({ validFrom, validUntil }: PublishedPromotion, day: CivilDate): boolean {
  return (validFrom ?? day) <= day && day <= (validUntil ?? day)
}

export type WitnessPair = Comparison & { ours: PublishedPromotion; theirs: PublishedPromotion; bond: MatchStrength }

export type WitnessPairs = {
  /** Of each issuer, for each of the chain's promotions. */
  nearest: ReadonlyMap<PublishedPromotion, readonly WitnessPair[]>
  paired: ReadonlySet<PublishedPromotion>
}

/** A pair may differ in one field: more is another offer. The work grows with the product of both, which a chain bounds. */
function pairsOf(ours: readonly PublishedPromotion[], theirs: readonly PublishedPromotion[]): WitnessPairs {
  const near = withSplitDays(ours.flatMap((one) => theirs.flatMap((other) => pairOf(one, other) ?? [])))
  const agreeing = new Set(near.flatMap((pair) => (pair.differs.length === 0 ? [pair.theirs] : [])))
  const pairs = near.filter((pair) => pair.differs.length === 0 || isContradiction(pair, agreeing))
  const nearest = new Map([...Map.groupBy(pairs, (pair) => pair.ours)].map(([one, all]) => [one, oneOfEach(all)]))
  return { nearest, paired: new Set(pairs.map((pair) => pair.theirs)) }
}

function pairOf(ours: PublishedPromotion, theirs: PublishedPromotion): WitnessPair | null {
  const bond = findMatch(ours, theirs)
  if (bond === null) return null
  const { adds, differs } = compareFields(ours, theirs)
  return { ours, theirs, bond, adds: bond === 'part' ? [] : adds, differs }
}

const isOtherDays = ({ differs }: WitnessPair) => differs.length === 1 && differs[0] === 'weekdays'

/** One of the two may publish each day by itself; together they do not differ in the days. */
function withSplitDays(pairs: readonly WitnessPair[]): WitnessPair[] {
  const parts = pairs.filter(isOtherDays)
  const whole = new Set([...partsOfWhole(parts, 'ours', 'theirs'), ...partsOfWhole(parts, 'theirs', 'ours')])
  return pairs.map((pair) => (whole.has(pair) ? { ...pair, differs: [] } : pair))
}

function partsOfWhole(parts: readonly WitnessPair[], one: 'ours' | 'theirs', other: 'ours' | 'theirs'): WitnessPair[] {
  const isPart = (pair: WitnessPair) => pair[other].weekdays?.every((day) => pair[one].weekdays?.includes(day)) ?? false
  const groups = Map.groupBy(parts.filter(isPart), (pair) => pair[one])
  return [...groups].flatMap(([{ weekdays }, own]) =>
    [...Map.groupBy(own, (pair) => pair[other].feed).values()].flatMap((some) => {
      const days = new Set(some.flatMap((pair) => pair[other].weekdays ?? []))
      return days.size === weekdays?.length ? some : []
    }),
  )
}

/** None where a record says the same as another of the chain's; unless both name the tier. */
function isContradiction({ ours, theirs, bond, differs }: WitnessPair, agreeing: ReadonlySet<PublishedPromotion>): boolean {
  if (bond !== 'same' || differs.length > 1) return false
  return !agreeing.has(theirs) || (tiersOf(ours).length > 0 && tiersOf(theirs).length > 0)
}

/** The nearest record of each issuer; of a campaign under a wallet and its banks one alone. */
function oneOfEach(pairs: readonly WitnessPair[]): WitnessPair[] {
  const sorted = pairs.toSorted(byNearness)
  const first = [...Map.groupBy(sorted, ({ theirs }) => theirs.feed).values()].map(([nearest]) => nearest as WitnessPair)
  const [campaign] = first.filter(({ theirs }) => isThroughModo(theirs)).toSorted(byWeight)
  return first.filter((pair) => pair === campaign || !isThroughModo(pair.theirs)).toSorted(byFeed)
}

const byFeed = (a: WitnessPair, b: WitnessPair) => feedRank(a) - feedRank(b)
const feedRank = ({ theirs: { feed } }: WitnessPair) => (feed === undefined ? -1 : FEED_SLUGS.indexOf(feed))

function byNearness(a: WitnessPair, b: WitnessPair): number {
  const byBond = MATCH_STRENGTHS.indexOf(a.bond) - MATCH_STRENGTHS.indexOf(b.bond)
  return a.differs.length - b.differs.length || byBond || a.adds.length - b.adds.length || (a.theirs.id < b.theirs.id ? -1 : 1)
}

function byWeight(a: WitnessPair, b: WitnessPair): number {
  return b.differs.length - a.differs.length || b.adds.length - a.adds.length || byFeed(a, b)
}
