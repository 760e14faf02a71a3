import { createHash, timingSafeEqual } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { systemClock } from '#domain/calendar/clock.ts'
import { REVIEWED_FIELDS, type Review, type ReviewedPromotion } from '#domain/promotion/review.ts'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { makeTemplate } from '#review/template.ts'
import { loadLatestReports } from '#storage/reports.ts'
import { loadLatestReview, loadLatestReviewTimes, storeReview, takeBackReview } from '#storage/reviews.ts'
import { loadShownCards } from '#storage/snapshots.ts'
import type { StorageSettings } from '#storage/storage.ts'
import type { Runtime } from '../runtime.server.ts'
import { withStorage } from '../withStorage.ts'
import { isReviewed, type KeyedCard, makeReviewQueue, type WaitingCard } from './queue.ts'

/** How many reports are read: more than any queue holds. */
const MAX_REPORTS = 500

/**
 * Lists the cards that wait for a person, the most urgent first. The thread is free between any two cards.
 * @param later The templates' keys that this person put off.
 * @throws StorageError
 */
export function listWaitingCards(settings: StorageSettings, later: ReadonlySet<string>): Promise<WaitingCard[]> {
  return withStorage(settings, async (db) => {
    const cards: KeyedCard[] = []
    for (const shown of await loadShownCards(db)) {
      cards.push({ ...shown, key: makeTemplate(shown.card).key })
      await nextTurn()
    }
    const reviewed = await loadLatestReviewTimes(
      db,
      cards.map(({ key }) => key),
    )
    const withoutPromotions = new Set<string>()
    for (const { key } of cards.filter(({ key, promotions }) => promotions.length === 0 && reviewed.has(key))) {
      if ((await loadLatestReview(db, key))?.promotions.length === 0) withoutPromotions.add(key)
      await nextTurn()
    }
    const reports = await loadLatestReports(db, { withDone: false, limit: MAX_REPORTS })
    return makeReviewQueue(cards, { reviewed, withoutPromotions, reports, later })
  })
}

/**
 * Stores a review of the card, closes its reports, and has it applied.
 * @returns The time at which it was stored; null: another reviewer was first.
 * @throws StorageError
 */
export async function reviewCard(
  { config, reviewed }: Pick<Runtime, 'config' | 'reviewed'>,
  waiting: WaitingCard,
  promotions: ReviewedPromotion[],
  by: string,
): Promise<string | null> {
  const at = systemClock.now().toISOString()
  const { key, card, reviewedAt, reports } = waiting
  const isStored = await withStorage(config, async (db) => {
    const merged = isReviewed(waiting) ? mergeReviews(await loadLatestReview(db, key), promotions, waiting.promotions.length) : promotions
    const answered = { seen: reviewedAt, reports: reports.map(({ id }) => id) }
    return storeReview(db, key, { card, promotions: merged, by, at }, answered)
  })
  if (isStored) reviewed(card.source)
  return isStored ? at : null
}

/**
 * Merges a review into the earlier one that the card shows. A correction of that time is still a person's word: a reviewer who accepts
 * the card as it is shown keeps it.
 * @param shown How many promotions the reviewer saw, each of which is one of the earlier review.
 */
export function mergeReviews(earlier: Review | null, promotions: readonly ReviewedPromotion[], shown: number): ReviewedPromotion[] {
  return promotions.map((promotion) => {
    const before = earlier?.promotions.length === shown && promotion.from !== null ? earlier.promotions[promotion.from] : undefined
    if (before === undefined) return { ...promotion, from: null, corrected: [...REVIEWED_FIELDS] }
    const isCorrected = new Set([...before.corrected, ...promotion.corrected])
    const corrected = REVIEWED_FIELDS.filter((field) => isCorrected.has(field))
    return { ...promotion, from: before.from, corrected, evidence: { ...before.evidence, ...promotion.evidence } }
  })
}

/** Takes a review back. @returns Whether the review existed. @throws StorageError */
export async function undoReview({ config, reviewed }: Runtime, key: string, at: string): Promise<boolean> {
  const isTaken = await withStorage(config, (db) => takeBackReview(db, key, at))
  if (isTaken) reviewed(null)
  return isTaken
}

/** The operator at the review desk. `by`: the name that they gave; it may be empty. */
export type Reviewer = { by: string }

const MAX_NAME = 60

const LATER = 'despues'
/** Seconds: a week, after which a card is as urgent as before. */
const LATER_AGE = 7 * 24 * 60 * 60
/** Browsers keep 4 KB of a cookie. */
const MOST_LATER = 100

/** Compares two texts in a time that does not depend on where they differ. */
function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

/** The reviewer of a request: the browser asks for a name and, as password, the token. Null: the sender has no access. */
export function reviewerOf(authorization: string | null, token: string): Reviewer | null {
  const [, given = ''] = /^Basic ([\w+/=]{1,2000})$/i.exec(authorization ?? '') ?? []
  const [name = '', ...password] = Buffer.from(given, 'base64').toString().split(':')
  return isSameSecret(password.join(':'), token) ? { by: name.trim().slice(0, MAX_NAME) } : null
}

export const isTemplateKey = (text: string): boolean => /^[\w-]{32}$/.test(text)

export function readPostponedCards(cookies: string | null): Set<string> {
  return new Set((cookieValue(cookies, LATER) ?? '').split('.').filter(isTemplateKey).slice(-MOST_LATER))
}

/** Makes the cookie of what was put off, with one key more. It orders a list and opens nothing, so it needs no signature. */
export function makePostponedCookie(before: ReadonlySet<string>, key: string): string {
  const keys = [...before, key].slice(-MOST_LATER)
  return `${LATER}=${keys.join('.')}; Path=/revision; Max-Age=${LATER_AGE}; HttpOnly; SameSite=Strict`
}
