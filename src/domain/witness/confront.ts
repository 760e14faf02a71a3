import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug, isReadChain } from '../catalogue/chain.ts'
import { FEEDS } from '../catalogue/source.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { FeedReading, Witness } from '../promotion/witness.ts'
import { bondOf } from './match.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { issuersOfGroups, isThroughModo } from './payer.ts'
import { withIssuersWord } from './stricter.ts'

export type Confronted = {
  /** What lists, search, till and plan count: the chains' with the stricter fields, and those of chains that nobody reads. */
  promotions: readonly PublishedPromotion[]
  /** Of a chain whose page is read: a list of its own, out of the ranking. */
  issuerOnly: readonly PublishedPromotion[]
  /** By the id of a chain's promotion. */
  witnesses: ReadonlyMap<string, readonly Witness[]>
}

/** The promotions are of both; an issuer's has its feed. */
export function confront(promotions: readonly PublishedPromotion[], feeds: readonly FeedReading[]): Confronted {
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

function confrontAt(chain: ChainSlug, all: readonly PublishedPromotion[], feeds: readonly FeedReading[]): AtChain {
  const ours = all.filter(isOfChain)
  if (ours.length === 0 && isKnownThroughIssuers(chain))
    return { shown: new Map(all.map((one) => [one, one])), issuerOnly: new Set(), witnesses: new Map() }
  const theirs = all.filter((one) => !isOfChain(one))
  const { nearest, paired } = pairsOf(ours, theirs.toSorted(byId).slice(0, MOST_RECORDS))
  const pairs = (one: PublishedPromotion) => nearest.get(one) ?? []
  const silent = new Map(ours.map((one) => [one, silentOn(one, theirs, feeds)]))
  const witnesses = ours.map((one) => [one.id, [...pairs(one).map((pair) => witnessOf(pair, feeds)), ...(silent.get(one) ?? [])]] as const)
  const confronted = (one: PublishedPromotion) =>
    pairs(one).reduce((promotion, pair) => withIssuersWord(promotion, pair.theirs, pair), silent.get(one)?.length ? withDoubt(one) : one)
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

function witnessOf({ theirs, adds, differs }: Pair, feeds: readonly FeedReading[]): Witness {
  const feed = theirs.feed as FeedReading['feed']
  const readOn = feeds.find((reading) => reading.feed === feed)?.capturedAt ?? theirs.lastSeen
  const verdict = differs.length > 0 ? 'contradicted' : adds.length > 0 ? 'adds' : 'confirmed'
  return { feed, verdict, readOn, promotionId: theirs.id, adds, differs }
}

function silentOn(ours: PublishedPromotion, theirs: readonly PublishedPromotion[], feeds: readonly FeedReading[]): Witness[] {
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
function isMissing(ours: PublishedPromotion, theirs: readonly PublishedPromotion[], { feed, before, ...latest }: FeedReading): boolean {
  const issuer = issuerOf(feed)
  if (before === null || issuer === null || isThroughModo(ours) || !isPlain(ours)) return false
  const readings = [latest, before]
  const isAbout = issuersOfGroups(ours).every((group) => group.length === 1 && group[0] === issuer)
  const areSure = readings.every(({ isComplete, capturedAt }) => isComplete && Number(capturedAt.slice(-2)) >= FIRST_SURE_DAY)
  if (!isAbout || !areSure || !readings.every(({ capturedAt }) => isOnRun(ours, capturedAt))) return false
  const earlier = before.promotions.filter(({ supermarket }) => supermarket === ours.supermarket)
  if (theirs.length === 0 || earlier.length === 0) return false
  return ![...theirs, ...earlier].some((one) => isSimilar(ours, one) || bondOf(ours, one) !== null)
}

/** Money back for everybody whom the issuer has as a client. */
const isPlain = ({ discount, conditions, appliesOnlyTo, qualifiers }: PublishedPromotion) =>
  discount.type === 'porcentaje' && conditions.who.length === 0 && appliesOnlyTo === null && !qualifiers.includes('addition')

/** It may be the promotion, under other dates or for other people. */
const isSimilar = (ours: PublishedPromotion, theirs: PublishedPromotion) =>
  ours.supermarket === theirs.supermarket && ours.discount.type === theirs.discount.type && ours.discount.value === theirs.discount.value

/** Whose own offers the list has in full. */
const issuerOf = (feed: FeedReading['feed']) => ('silenceIsOf' in FEEDS[feed] ? FEEDS[feed].silenceIsOf : null)

function isOnRun({ validFrom, validUntil }: PublishedPromotion, day: CivilDate): boolean {
  return (validFrom ?? day) <= day && day <= (validUntil ?? day)
}
