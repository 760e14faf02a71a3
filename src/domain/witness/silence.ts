import type { CivilDate } from '../calendar/calendar.ts'
import { FEEDS } from '../catalogue/source.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'
import type { FeedReading } from '../promotion/witness.ts'
import { bondOf } from './match.ts'
import { issuersOfGroups, isThroughModo } from './payer.ts'

/** Renewals appear in an issuer's list some days late. */
const FIRST_SURE_DAY = 4

/**
 * Checks whether an issuer's silence about a chain's promotion says something: two complete readings, neither at the turn of a month, of a
 * list that has all that the issuer offers everywhere, and a promotion that names just this issuer and held on both days. Both must name
 * the chain, which may stand there under a spelling that nobody knows. Campaigns of a wallet may stand there alone, what some people get
 * beside it in another record, and many instalments are not read.
 * @param theirs The issuer's promotions at the chain, of the latest reading.
 */
export function isMissing(
  ours: PublishedPromotion,
  theirs: readonly PublishedPromotion[],
  { feed, before, ...latest }: FeedReading,
): boolean {
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
